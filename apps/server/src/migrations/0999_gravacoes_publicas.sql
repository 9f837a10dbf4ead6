-- While which stretch of a recording its channel was one that the public may watch: bidders see no other.
alter table gravacao add column publica_desde timestamptz, add column publica_ate timestamptz;
update gravacao g set publica_desde = g.inicio from canal_transmissao c
  where c.id = g.can_id and c.hot_id = g.hot_id and c.disponivel;
