-- Inspections. What a type asks is a version that never changes: an inspection keeps the one it was made with.
create table tipo_vistoria (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  nome text not null check (length(nome) between 1 and 80),
  pode_editar boolean not null default true,
  disponivel_para_tipos text[] not null
    check (disponivel_para_tipos <@ array['LEVE', 'UTILITARIO', 'PESADO', 'MOTO', 'OUTRO']),
  mostrar_ao_comprador boolean not null default true,
  ativo boolean not null default true,
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  unique (hot_id, id),
  unique (hot_id, nome)
);

create table tipo_vistoria_versao (
  id int generated always as identity primary key,
  hot_id int not null references hotsite,
  tip_id int not null,
  numero int not null check (numero >= 1),
  categorias jsonb not null,
  created_at timestamptz not null default clock_timestamp(),
  created_por text,
  foreign key (hot_id, tip_id) references tipo_vistoria (hot_id, id) on delete cascade,
  unique (hot_id, id),
  unique (tip_id, numero)
);

-- `aparelho`: the device that fills it in; what other devices send goes to a copy. Instants are the server's; those of the
-- device stand beside them.
create table vistoria (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  ver_id int not null,
  vei_id int not null,
  pat_id int,
  estadia_id bigint,
  remocao_id bigint,
  situacao text not null default 'Aguardando' check (situacao in ('Aguardando', 'Realizada', 'Cancelada')),
  saida_patio boolean not null default false,
  hash text not null default replace(gen_random_uuid()::text, '-', '') unique check (length(hash) = 32),
  vistoriador_id int,
  vistoriador text,
  aparelho uuid,
  aparelho_nome text,
  relogio_segundos int,
  respostas jsonb not null default '{}',
  nota text check (nota in ('A', 'B', 'C', 'D', 'E')),
  pontos int,
  data_inicio timestamptz,
  data_fim timestamptz,
  aparelho_inicio timestamptz,
  aparelho_fim timestamptz,
  sincronizada_em timestamptz,
  motivo_cancelada text,
  pedida_por text,
  created_at timestamptz not null default clock_timestamp(),
  versao int not null default 1,
  foreign key (hot_id, ver_id) references tipo_vistoria_versao (hot_id, id),
  foreign key (hot_id, vei_id) references veiculo (hot_id, id),
  foreign key (hot_id, pat_id) references patio (hot_id, id),
  foreign key (hot_id, vistoriador_id) references usuario (hot_id, id),
  unique (hot_id, id)
);
create index vistoria_da_fila on vistoria (hot_id, situacao, created_at);
create index vistoria_do_veiculo on vistoria (hot_id, vei_id, id desc);
create index vistoria_da_estadia on vistoria (hot_id, estadia_id) where estadia_id is not null;
create index vistoria_da_remocao on vistoria (hot_id, remocao_id) where remocao_id is not null;
create index vistoria_da_versao on vistoria (hot_id, ver_id);

-- What came from a device that was not the one filling it in, or too late: kept to be looked at.
create table vistoria_copia (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  vis_id int not null,
  pat_id int,
  vistoriador_id int not null,
  vistoriador text not null,
  aparelho uuid not null,
  aparelho_nome text,
  relogio_segundos int not null,
  respostas jsonb not null default '{}',
  motivo text not null check (motivo in ('OUTRO_APARELHO', 'Realizada', 'Cancelada')),
  aparelho_inicio timestamptz,
  recebida_em timestamptz not null default clock_timestamp(),
  atualizada_em timestamptz not null default clock_timestamp(),
  vista_em timestamptz,
  vista_por text,
  foreign key (hot_id, vis_id) references vistoria (hot_id, id) on delete cascade,
  foreign key (hot_id, vistoriador_id) references usuario (hot_id, id),
  unique (hot_id, id),
  unique (vis_id, aparelho)
);

select proteger_tabelas();
