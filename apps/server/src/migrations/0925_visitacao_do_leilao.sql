-- When the goods of an auction can be seen: from one day to another, each day between the two hours.
alter table leilao
  add column visitacao_inicio timestamptz,
  add column visitacao_fim timestamptz,
  add constraint leilao_visitacao check (num_nonnulls(visitacao_inicio, visitacao_fim) in (0, 2) and visitacao_fim > visitacao_inicio);
