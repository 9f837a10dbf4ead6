-- The marks of the nicknames (próximo, repetir, revezar, randômico) and their counts are derived from each lot's log,
-- which every process reads the same way: columns beside it could only disagree with it.
alter table apelido_leiloeiro
  drop column qtd_lances, drop column proximo, drop column repetir, drop column revezar, drop column randomico;
