-- The newsletter. An address is written to only after its owner has confirmed it (double opt-in): whoever is on the list from
-- before has not, and confirms when he subscribes again.
alter table newsletter_inscricao
  add unique (hot_id, id),
  add confirmado_at timestamptz,
  add confirmacao_enviada_at timestamptz,
  -- the letter by which somebody left
  add saiu_bol_id int;

alter table caixa_postal add unique (hot_id, id);

create table boletim (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  assunto text not null check (length(assunto) between 1 and 120),
  texto text not null check (length(texto) between 1 and 20000),
  -- only for those who asked for this, or for everything; null: for all
  interesse text,
  situacao text not null default 'RASCUNHO' check (situacao in ('RASCUNHO', 'ENVIANDO', 'PARADO', 'ENVIADO')),
  -- scheme and host of the links in its letters
  origem text,
  -- its letters are written up to this subscription
  ultima_ins_id bigint not null default 0,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  alterado_nome text,
  enviado_at timestamptz, enviado_nome text,
  concluido_at timestamptz,
  unique (hot_id, id)
);
create index boletim_hotsite on boletim (hot_id, id desc);

alter table newsletter_inscricao add foreign key (hot_id, saiu_bol_id) references boletim (hot_id, id);
create index newsletter_inscricao_saiu on newsletter_inscricao (hot_id, saiu_bol_id) where saiu_bol_id is not null;

-- One letter to one person: what makes it go out once.
create table boletim_carta (
  hot_id int not null references hotsite,
  bol_id int not null,
  ins_id bigint not null,
  cai_id bigint not null,
  primary key (bol_id, ins_id),
  foreign key (hot_id, bol_id) references boletim (hot_id, id),
  foreign key (hot_id, ins_id) references newsletter_inscricao (hot_id, id) on delete cascade,
  foreign key (hot_id, cai_id) references caixa_postal (hot_id, id)
);
create index boletim_carta_inscricao on boletim_carta (hot_id, ins_id);
create index boletim_carta_caixa on boletim_carta (hot_id, cai_id);

select proteger_tabelas();
