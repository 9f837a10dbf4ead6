-- What the house says of a lot besides: what a company appraised it at, how it can be visited, when its papers come.
alter table lote
  add column empresa_preco bigint check (empresa_preco >= 0),
  add column descricao_visitacao text not null default '' check (length(descricao_visitacao) <= 2000),
  add column despachante_prazo_documento integer check (despachante_prazo_documento between 1 and 365);

-- Who gets the report of an auction's conditional lots.
alter table hotsite add column laudo_lote_condicional_destinatarios text[] not null default '{}';
