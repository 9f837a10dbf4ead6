-- The client's own matters: his invitation, his request to be forgotten.

-- Everybody has a hash by which he invites others; who came by it keeps it in `convidado_hash`.
alter table cliente alter convite_hash set default substr(encode(uuid_send(gen_random_uuid()), 'hex'), 1, 12);
update cliente set convite_hash = substr(encode(uuid_send(gen_random_uuid()), 'hex'), 1, 12) where convite_hash is null;
create unique index cliente_convite on cliente (convite_hash);
create index cliente_convidado on cliente (hot_id, convidado_hash) where convidado_hash is not null;

-- A deleted client without purchases keeps no document either.
alter table cliente add excluido_at timestamptz;
alter table cliente drop constraint cliente_check;
alter table cliente add constraint cliente_check check (cpf is not null or cnpj is not null or excluido_at is not null);

create table pedido_exclusao (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  cli_id int not null,
  situacao text not null default 'PEDIDO' check (situacao in ('PEDIDO', 'CANCELADO', 'EXECUTADO')),
  motivo text,
  pedido_at timestamptz not null default now(),
  executar_at timestamptz not null,
  encerrado_at timestamptz,
  foreign key (hot_id, cli_id) references cliente (hot_id, id) on delete cascade
);
create unique index pedido_exclusao_aberto on pedido_exclusao (cli_id) where situacao = 'PEDIDO';
create index pedido_exclusao_devido on pedido_exclusao (executar_at) where situacao = 'PEDIDO';

select proteger_tabelas();
