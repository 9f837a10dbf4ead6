-- A person's interval is his own: the end of a pause of the auction, or a restart of the program, does not end it.
alter table canal_transmissao add column intervalo boolean not null default false;
update canal_transmissao c set intervalo = true from leilao l
  where l.id = c.lei_id and l.hot_id = c.hot_id and c.situacao = 'INTERVALO' and l.pausado_at is null;
