-- What each invited guest was last told of his event: when, where, and whether it takes place. Who knows less than the event
-- says now is told by letter. Those invited before count as told of what it says today.
alter table evento_convidado add column ciente_inicio_at timestamptz, add column ciente_onde text, add column ciente_ativo boolean;
update evento_convidado g set ciente_inicio_at = e.inicio_at, ciente_onde = concat_ws(', ', e.local, nullif(e.endereco, '')), ciente_ativo = e.ativo
from evento e where e.id = g.eve_id and g.convite_at is not null;

-- Guests who confirmed the invitation's address as clients after they were put on the list.
update evento_convidado g set cli_id = c.id from cliente c
where g.cli_id is null and c.hot_id = g.hot_id and lower(c.email) = g.email and c.email_confirmado_at is not null
  and c.excluido_at is null and c.unido_a is null;
