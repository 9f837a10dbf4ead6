-- What the law on personal data asks a house to keep: its register of processing, its incidents, and the versions of its terms.

create table tratamento_de_dados (
  id integer generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id integer not null references hotsite,
  nome text not null,
  finalidade text not null,
  base_legal text not null,
  titulares text not null,
  categorias text not null,
  compartilhamento text,
  prazo text not null,
  medidas text,
  ativo boolean not null default true,
  versao integer not null default 1,
  unique (hot_id, id), unique (hot_id, nome)
);
create table incidente_de_dados (
  id integer generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id integer not null references hotsite,
  titulo text not null,
  descricao text not null,
  gravidade text not null,
  situacao text not null default 'aberto',
  ocorrido_at timestamptz,
  conhecido_at timestamptz not null,
  titulares_afetados integer not null default 0 check (titulares_afetados >= 0),
  dados_afetados text,
  medidas text,
  comunicado_anpd_at timestamptz,
  comunicado_titulares_at timestamptz,
  versao integer not null default 1,
  unique (hot_id, id)
);
create table versao_de_termo (
  id integer generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id integer not null references hotsite,
  documento text not null,
  numero text not null,
  vigente_desde date not null,
  texto text not null,
  versao integer not null default 1,
  unique (hot_id, id), unique (hot_id, documento, numero)
);
select proteger_tabelas();
