-- Which rows keep a private file: the same bytes of a house are one file with several rows. A new table that holds keys of
-- private files is added here, in the migration that makes it.
create function arquivo_privado_em_uso(procurada text) returns boolean language sql stable as $$
  select exists (select from cliente_documento where arquivo = procurada)
      or exists (select from comprovante where arquivo = procurada)
      or exists (select from importacao where arquivo = procurada)
$$;
create index cliente_documento_arquivo on cliente_documento (arquivo);
create index comprovante_arquivo on comprovante (arquivo);
create index importacao_arquivo on importacao (arquivo) where arquivo is not null;
