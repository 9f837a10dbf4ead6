-- Pages of a hotsite: sections and items are the draft that the house edits; what visitors see is one published version,
-- a whole that a pointer names. A row stands only for a page that the house has touched: the others are the product's own.

create table pagina (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  modelo smallint check (modelo between 0 and 16),              -- the page type by number; null: a page of the house's own
  uri text not null check (uri ~ '^/[a-z0-9/-]{0,118}$'),
  ativa boolean not null default true,
  titulo text not null,
  descricao text not null,
  keywords text,
  titulo_pagina text,
  descricao_pagina text,
  imagem_principal text,
  container boolean not null default true,
  publicada_id bigint,
  publicada_versao int,                                         -- the draft's version that it was made of
  versao int not null default 1,                                -- of the draft; every change of a section or item counts
  alterada_nome text,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  created_by int, updated_by int,
  unique (hot_id, id),
  unique (hot_id, uri),
  unique (hot_id, modelo)
);

create table pagina_sessao (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  pag_id int not null,
  elemento text not null check (elemento ~ '^[A-Z_]{3,40}$'),
  nome text not null,
  ativo boolean not null default true,
  container boolean not null default true,
  tamanho_coluna text not null default 'inteira' check (tamanho_coluna in ('inteira', 'metade')),
  margem_cabecalho text not null default 'media' check (margem_cabecalho in ('zero', 'pequena', 'media', 'grande')),
  margem_rodape text not null default 'zero' check (margem_rodape in ('zero', 'pequena', 'media', 'grande')),
  prioridade int not null default 0,
  config jsonb not null default '{}',
  apagada_at timestamptz,                                       -- kept until the page is published, so that it can come back
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  created_by int, updated_by int,
  unique (hot_id, id),
  foreign key (hot_id, pag_id) references pagina (hot_id, id) on delete cascade
);
create index pagina_sessao_pagina on pagina_sessao (pag_id, prioridade desc);

create table pagina_item (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  ses_id int not null,
  titulo text, subtitulo text, texto text, texto_botao text,
  imagem text, imagem_mobile text, icone text, link text,
  prioridade int not null default 0,
  modelo text,
  cor_texto text check (cor_texto ~ '^#[0-9a-f]{6}$'),
  cor_fundo text check (cor_fundo ~ '^#[0-9a-f]{6}$'),
  data_inicio timestamptz, data_fim timestamptz,
  apagado_at timestamptz,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  created_by int, updated_by int,
  check (data_fim is null or data_inicio is null or data_fim >= data_inicio),
  foreign key (hot_id, ses_id) references pagina_sessao (hot_id, id) on delete cascade
);
create index pagina_item_sessao on pagina_item (ses_id, prioridade desc);

-- What was ever published, whole. Never changed: restoring copies one back into the draft.
create table pagina_versao (
  id bigint generated always as identity primary key,
  hot_id int not null references hotsite,
  pag_id int not null,
  numero int not null,
  conteudo jsonb not null,
  publicada_at timestamptz not null default clock_timestamp(),
  publicada_by int,
  publicada_nome text,
  unique (pag_id, numero),
  unique (hot_id, id),
  foreign key (hot_id, pag_id) references pagina (hot_id, id) on delete cascade
);
create trigger pagina_versao_fixa before update on pagina_versao for each row execute function negar_mudanca();
alter table pagina add foreign key (hot_id, publicada_id) references pagina_versao (hot_id, id);

-- What stands beside the login form: blocks of pictures with a title. Written whole, seen at once.
create table login_conteudo (
  id int generated always as identity primary key,
  hot_id int not null references hotsite,
  nome text not null,
  uri text not null,
  prioridade int not null default 0,
  ativo boolean not null default true,
  itens jsonb not null default '[]',
  updated_at timestamptz not null default now(), updated_by int
);
create index login_conteudo_hotsite on login_conteudo (hot_id, prioridade desc);

-- Who asked for news, with the consent in the words that were shown (LGPD).
create table newsletter_inscricao (
  id bigint generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  email text not null,
  nome text not null,
  interesse text,
  consentimento text not null,
  ip text,
  created_at timestamptz not null default now(),
  saiu_at timestamptz
);
create unique index newsletter_inscricao_email on newsletter_inscricao (hot_id, lower(email));

select proteger_tabelas();
