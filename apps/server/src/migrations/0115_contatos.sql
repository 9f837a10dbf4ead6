-- What visitors write to the house: the contact form, and those who would like to work with it. Kept besides being mailed,
-- so that a house without a mailbox, or a mail that is lost, loses nobody.
create table mensagem_do_site (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  tipo text not null check (tipo in ('contato', 'socio')),
  nome text not null check (length(nome) between 1 and 120),
  email text not null,
  telefone text,
  assunto text not null check (length(assunto) between 1 and 120),
  texto text not null check (length(texto) between 1 and 4000),
  -- of whoever would like to work with the house
  empresa text, documento text, cidade text, uf char(2),
  cli_id int,
  created_at timestamptz not null default now(),
  visto_at timestamptz,
  visto_by int,
  foreign key (hot_id, cli_id) references cliente (hot_id, id),
  foreign key (hot_id, visto_by) references usuario (hot_id, id)
);
create index mensagem_do_site_hotsite on mensagem_do_site (hot_id, id desc);
create index mensagem_do_site_cliente on mensagem_do_site (hot_id, cli_id) where cli_id is not null;
create index mensagem_do_site_visto_by on mensagem_do_site (hot_id, visto_by) where visto_by is not null;

-- Whom an answer goes to, and where one click stops letters of this kind (RFC 8058).
alter table caixa_postal add column responder_a text, add column sair_url text;

-- The external site that buys people's cars; empty: the house has none.
alter table hotsite add column vender_carro_url text check (vender_carro_url like 'https://%' and length(vender_carro_url) <= 300);

create index newsletter_inscricao_recentes on newsletter_inscricao (hot_id, id desc);

select proteger_tabelas();
