-- Who moved the papers of an item last. Of those moved before, the history alone says it.
alter table venda_item add column documentacao_by integer;
