-- The broadcast: what a channel shows and where, who publishes, where it goes on to, and what was recorded.
create table template_transmissao (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  nome text not null,
  -- JSON as domain/transmissoes/video-filter.ts reads it
  video_filter text not null,
  quantidade_cameras int not null check (quantidade_cameras between 0 and 4),
  imagem_modelo text,
  ativo boolean not null default true,
  versao int not null default 1,
  unique (hot_id, id),
  unique (hot_id, nome)
);

create table canal_transmissao (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  lei_id int not null,
  tem_id int not null,
  nome text not null,
  disponivel boolean not null,
  situacao text not null default 'PARADO' check (situacao in ('PARADO', 'NO_AR', 'SEM_SINAL', 'INTERVALO')),
  situacao_desde timestamptz not null default clock_timestamp(),
  -- the desk: who holds it, until when, and the number that an older holder no longer has
  mesa_usu_id int,
  mesa_ate timestamptz,
  mesa_cerca int not null default 0,
  gravar boolean not null default true,
  versao int not null default 1,
  updated_at timestamptz not null default clock_timestamp(),
  updated_by int,
  created_at timestamptz not null default clock_timestamp(),
  created_by int,
  unique (hot_id, id),
  foreign key (hot_id, lei_id) references leilao (hot_id, id),
  foreign key (hot_id, tem_id) references template_transmissao (hot_id, id),
  foreign key (hot_id, mesa_usu_id) references usuario (hot_id, id),
  foreign key (hot_id, updated_by) references usuario (hot_id, id),
  foreign key (hot_id, created_by) references usuario (hot_id, id)
);
create unique index canal_transmissao_nome on canal_transmissao (hot_id, lei_id, nome);
create index canal_transmissao_template on canal_transmissao (hot_id, tem_id);

create table transmissao (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  can_id int not null,
  tipo text not null check (tipo in ('CAMERA', 'MESA', 'VIDEO', 'RTMP')),
  situacao text not null default 'CRIADA' check (situacao in ('CRIADA', 'NO_AR', 'SEM_SINAL', 'ENCERRADA')),
  cerca int not null default 0,
  video_ativo boolean not null,
  audio_ativo boolean not null,
  -- 0: the whole picture (desk, or a film in its place)
  posicao_template int not null check (posicao_template between 0 and 4),
  transmissao_para_videos boolean not null default false,
  video_filename text,
  video_loop boolean not null default false,
  url_rmtp text not null,
  local text,
  browser text,
  ip text,
  ultima_checagem timestamptz,
  data_inicio timestamptz,
  data_fim timestamptz,
  motivo_fim text check (motivo_fim in ('OPERADOR', 'SUBSTITUIDA', 'CONEXAO_PERDIDA', 'LEILAO_ENCERRADO')),
  usuario_iniciou_id int,
  usuario_finalizou_id int,
  created_at timestamptz not null default clock_timestamp(),
  unique (hot_id, id),
  check ((data_fim is null) = (situacao <> 'ENCERRADA')),
  check ((motivo_fim is null) = (data_fim is null)),
  foreign key (hot_id, can_id) references canal_transmissao (hot_id, id),
  foreign key (hot_id, usuario_iniciou_id) references usuario (hot_id, id),
  foreign key (hot_id, usuario_finalizou_id) references usuario (hot_id, id)
);
-- Two may change places within a transaction.
alter table transmissao add constraint transmissao_na_posicao
  exclude (can_id with =, posicao_template with =) where (data_fim is null) deferrable;
create index transmissao_do_canal on transmissao (hot_id, can_id, id desc);

create table destino_transmissao (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  can_id int not null,
  nome text not null,
  rede text not null check (rede in ('YOUTUBE', 'INSTAGRAM', 'OUTRA')),
  layout text not null check (layout in ('16:9', '9:16')),
  url_rmtp text not null,
  -- encrypted (core/externo/cofre.ts), never read back by a person
  chave bytea not null,
  chave_id text not null,
  situacao text not null default 'PARADO'
    check (situacao in ('PARADO', 'CONECTANDO', 'NO_AR', 'RECONECTANDO', 'RECUSADO', 'ENCERRADO')),
  motivo text,
  tentativas int not null default 0,
  versao int not null default 1,
  updated_at timestamptz not null default clock_timestamp(),
  created_at timestamptz not null default clock_timestamp(),
  created_by int,
  unique (hot_id, id),
  unique (can_id, nome),
  foreign key (hot_id, can_id) references canal_transmissao (hot_id, id),
  foreign key (hot_id, created_by) references usuario (hot_id, id)
);
create index destino_transmissao_do_canal on destino_transmissao (hot_id, can_id);

create table video_institucional (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  -- its slot, which is also its key on the desk
  posicao int not null check (posicao between 1 and 3),
  nome text not null,
  filename text,
  url text,
  tempo_em_segundos int check (tempo_em_segundos between 1 and 3600),
  ativo boolean not null default true,
  versao int not null default 1,
  unique (hot_id, id),
  unique (hot_id, posicao)
);

create table gravacao (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  can_id int not null,
  lei_id int not null,
  -- in the media process's folder of recordings
  nome text not null unique,
  inicio timestamptz not null,
  fim timestamptz,
  bytes bigint not null default 0,
  sha256 bytea check (length(sha256) = 32),
  -- the auction's chain of recordings: hash of the one before, and of this one with it
  hash_anterior bytea check (length(hash_anterior) = 32),
  hash bytea check (length(hash) = 32),
  conservar boolean not null default false,
  conservar_motivo text,
  apagada_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  unique (hot_id, id),
  check ((fim is null) = (sha256 is null) and (fim is null) = (hash is null)),
  foreign key (hot_id, can_id) references canal_transmissao (hot_id, id),
  foreign key (hot_id, lei_id) references leilao (hot_id, id)
);
create index gravacao_do_leilao on gravacao (hot_id, lei_id, inicio);
create index gravacao_do_canal on gravacao (hot_id, can_id);

-- Which row of a lot's log is at which millisecond of which file.
create table gravacao_marca (
  gra_id int not null,
  hot_id int not null references hotsite,
  lel_id int not null,
  seq int not null,
  hash bytea not null,
  ms int not null check (ms >= 0),
  primary key (gra_id, lel_id, seq),
  foreign key (hot_id, gra_id) references gravacao (hot_id, id) on delete cascade,
  foreign key (hot_id, lel_id) references lote (hot_id, id)
);
create index gravacao_marca_do_lote on gravacao_marca (hot_id, lel_id, seq);

-- Every house begins with the same six templates; it may change them and add its own.
create function templates_de_fabrica(casa int) returns void language sql as $$
  insert into template_transmissao (hot_id, nome, quantidade_cameras, video_filter)
  select casa, t.nome, t.cameras, t.filtro from (values
    ('Uma câmera', 1, '{"formato":"16:9","caixas":[{"posicao":1,"x":0,"y":0,"w":1,"h":1,"encaixe":"cobrir"}],"camadas":[{"tipo":"CARTAO","x":0.03,"y":0.66,"w":0.42,"h":0.2},{"tipo":"RODAPE","x":0,"y":0.92,"w":1,"h":0.08},{"tipo":"LOGO","x":0.84,"y":0.04,"w":0.13,"h":0.08}]}'),
    ('Câmera e detalhe', 2, '{"formato":"16:9","caixas":[{"posicao":1,"x":0,"y":0,"w":1,"h":1,"encaixe":"cobrir"},{"posicao":2,"x":0.68,"y":0.56,"w":0.29,"h":0.29,"encaixe":"cobrir"}],"camadas":[{"tipo":"CARTAO","x":0.03,"y":0.66,"w":0.42,"h":0.2},{"tipo":"RODAPE","x":0,"y":0.92,"w":1,"h":0.08},{"tipo":"LOGO","x":0.84,"y":0.04,"w":0.13,"h":0.08}]}'),
    ('Lado a lado', 2, '{"formato":"16:9","caixas":[{"posicao":1,"x":0,"y":0.2,"w":0.5,"h":0.5,"encaixe":"cobrir"},{"posicao":2,"x":0.5,"y":0.2,"w":0.5,"h":0.5,"encaixe":"cobrir"}],"camadas":[{"tipo":"CARTAO","x":0.03,"y":0.72,"w":0.5,"h":0.19},{"tipo":"RODAPE","x":0,"y":0.92,"w":1,"h":0.08},{"tipo":"LOGO","x":0.84,"y":0.04,"w":0.13,"h":0.08}]}'),
    ('Filme', 0, '{"formato":"16:9","caixas":[{"posicao":0,"x":0,"y":0,"w":1,"h":1,"encaixe":"conter"}],"camadas":[{"tipo":"LOGO","x":0.84,"y":0.04,"w":0.13,"h":0.08}]}'),
    ('Vertical, uma câmera', 1, '{"formato":"9:16","caixas":[{"posicao":1,"x":0,"y":0.1,"w":1,"h":0.6,"encaixe":"cobrir"}],"camadas":[{"tipo":"LOGO","x":0.3,"y":0.02,"w":0.4,"h":0.06},{"tipo":"CARTAO","x":0.04,"y":0.72,"w":0.92,"h":0.18}]}'),
    ('Vertical, duas câmeras', 2, '{"formato":"9:16","caixas":[{"posicao":1,"x":0,"y":0.1,"w":1,"h":0.3164,"encaixe":"cobrir"},{"posicao":2,"x":0,"y":0.42,"w":1,"h":0.3164,"encaixe":"cobrir"}],"camadas":[{"tipo":"LOGO","x":0.3,"y":0.02,"w":0.4,"h":0.06},{"tipo":"CARTAO","x":0.04,"y":0.75,"w":0.92,"h":0.18}]}')
  ) t(nome, cameras, filtro)
  on conflict do nothing
$$;
select templates_de_fabrica(id) from hotsite;
create function templates_da_casa_nova() returns trigger language plpgsql as $$
begin
  perform templates_de_fabrica(new.id);
  return null;
end $$;
create trigger hotsite_com_templates after insert on hotsite for each row execute function templates_da_casa_nova();

select proteger_tabelas();
