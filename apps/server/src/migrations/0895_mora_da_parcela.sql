-- Instalments of a court's sale: what they are corrected by, and what follows when the buyer is late.

alter table leilao_judicial add column indice text not null default 'TABELA_DO_TRIBUNAL'
  check (indice in ('TABELA_DO_TRIBUNAL', 'IPCA', 'IPCA_E', 'INPC', 'IGP_M', 'SELIC'));

-- A fine of art. 895, § 4, and what the creditor chose after it (§ 5). The fine itself is an extra item of the sale, under this uid.
create table mora_da_parcela (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  vnd_id int not null,
  lel_id int not null,
  parcela int not null check (parcela between 1 and 30),
  base bigint not null check (base > 0),
  multa bigint not null check (multa > 0),
  escolha text check (escolha in ('EXECUCAO', 'RESOLUCAO')),
  explicacao text check (length(explicacao) <= 1000),
  escolhida_at timestamptz,
  escolhida_by int references usuario,
  created_at timestamptz not null default clock_timestamp(),
  created_by int references usuario,
  versao int not null default 1,
  unique (hot_id, id),
  foreign key (hot_id, vnd_id) references venda (hot_id, id),
  foreign key (hot_id, lel_id) references lote (hot_id, id)
);
create index mora_da_parcela_da on mora_da_parcela (vnd_id);

select proteger_tabelas();
