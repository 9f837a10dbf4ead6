-- One mechanism for all that is told: what happened to whom (aviso), and each way it goes to him (aviso_entrega).

create table aviso (
  id bigint generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  tipo text not null,
  -- the event: the same again to the same receiver is no notice
  chave text not null check (length(chave) <= 160),
  -- 'u:<usuario>' or 'd:<address>'
  destinatario text not null check (length(destinatario) <= 330),
  usu_id int,
  cli_id int,
  nome text not null default '',
  -- as a locked screen may show it
  titulo text not null,
  texto text not null default '',
  link text check (link like '/%'),
  -- what belongs together: the lot, the purchase
  marca text not null default '' check (length(marca) <= 160),
  vence_at timestamptz not null,
  created_at timestamptz not null default clock_timestamp(),
  unique (hot_id, id),
  unique (hot_id, destinatario, tipo, chave),
  foreign key (hot_id, usu_id) references usuario (hot_id, id) on delete cascade,
  foreign key (hot_id, cli_id) references cliente (hot_id, id) on delete cascade
);
create index aviso_do_cliente on aviso (cli_id, tipo, chave) where cli_id is not null;
create index aviso_recente on aviso (hot_id, id desc);
create index aviso_velho on aviso (created_at);

create table aviso_entrega (
  id bigint generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  avi_id bigint not null,
  usu_id int,
  canal text not null check (canal in ('sino', 'push', 'email', 'sms', 'whatsapp')),
  -- address, number, or the device's uid; '' for the bell
  destino text not null default '' check (length(destino) <= 330),
  ins_id bigint references inscricao_push on delete set null,
  situacao text not null default 'pendente'
    check (situacao in ('adiada', 'pendente', 'enviada', 'entregue', 'aberta', 'falhou', 'dispensada')),
  motivo text,
  -- what waits for its hour; null once it has left, and always for letters with codes
  titulo text,
  texto text,
  responder_a text,
  sair_url text,
  no_resumo boolean not null default false,
  quando timestamptz not null default clock_timestamp(),
  tomado_ate timestamptz,
  cai_id bigint,
  erro text,
  enviada_at timestamptz,
  entregue_at timestamptz,
  aberta_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  unique (hot_id, id),
  -- idempotent per receiver, event, channel and place
  unique (avi_id, canal, destino),
  foreign key (hot_id, avi_id) references aviso (hot_id, id) on delete cascade,
  foreign key (hot_id, cai_id) references caixa_postal (hot_id, id) on delete set null (cai_id)
);
create index aviso_entrega_sino on aviso_entrega (usu_id, id desc) where canal = 'sino' and situacao <> 'dispensada';
create index aviso_entrega_devida on aviso_entrega (quando) where situacao in ('adiada', 'pendente');
create index aviso_entrega_carta on aviso_entrega (cai_id) where cai_id is not null;
create index aviso_entrega_aparelho on aviso_entrega (ins_id) where ins_id is not null;

-- What a person wants by which channel, where it is not as declared.
create table preferencia_de_canal (
  hot_id int not null references hotsite,
  usu_id int not null,
  tipo text not null,
  canal text not null check (canal in ('sino', 'push', 'email', 'sms', 'whatsapp')),
  ligado boolean not null,
  primary key (hot_id, usu_id, tipo, canal),
  foreign key (hot_id, usu_id) references usuario (hot_id, id) on delete cascade
);

create table sossego (
  hot_id int not null references hotsite,
  usu_id int not null,
  silencio_de text check (silencio_de ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  silencio_ate text check (silencio_ate ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  resumo boolean not null default false,
  idioma text not null default 'pt-BR' check (idioma in ('pt-BR', 'en', 'es')),
  primary key (hot_id, usu_id),
  foreign key (hot_id, usu_id) references usuario (hot_id, id) on delete cascade,
  check ((silencio_de is null) = (silencio_ate is null))
);

-- The house's own channels and receivers of one kind.
create table aviso_da_casa (
  hot_id int not null references hotsite,
  tipo text not null,
  canais text[] not null,
  destinatarios text[] not null default '{}',
  versao int not null default 1,
  primary key (hot_id, tipo)
);
-- The house's own words.
create table aviso_texto (
  hot_id int not null references hotsite,
  tipo text not null,
  idioma text not null check (idioma in ('pt-BR', 'en', 'es')),
  forma text not null check (forma in ('aviso', 'carta', 'curta')),
  titulo text not null default '',
  texto text not null default '',
  updated_at timestamptz not null default clock_timestamp(),
  updated_by int references usuario,
  primary key (hot_id, tipo, idioma, forma)
);

-- How a person of the house signs the letters that his acts cause.
create table assinatura_email (
  hot_id int not null references hotsite,
  usu_id int not null,
  nome text not null,
  cargo text not null default '',
  telefone text not null default '',
  texto text not null default '',
  ativa boolean not null default true,
  versao int not null default 1,
  primary key (hot_id, usu_id),
  foreign key (hot_id, usu_id) references usuario (hot_id, id) on delete cascade
);

alter table caixa_postal drop constraint caixa_postal_canal_check,
  add constraint caixa_postal_canal_check check (canal in ('email', 'sms', 'whatsapp'));

-- What the bell showed, and what was told, stay known.
insert into preferencia_de_canal (hot_id, usu_id, tipo, canal, ligado)
  select p.hot_id, c.usu_id, p.tipo, x.canal, x.ligado from preferencia_aviso p join cliente c on c.id = p.cli_id
    cross join lateral (values ('sino', p.no_site), ('push', p.por_push)) x(canal, ligado);
insert into aviso (hot_id, tipo, chave, destinatario, usu_id, cli_id, nome, titulo, texto, link, marca, vence_at, created_at)
  select a.hot_id, a.tipo, a.chave, 'u:' || c.usu_id, c.usu_id, a.cli_id, c.nome, a.titulo, a.texto, a.link, a.marca, a.vence_at, a.created_at
  from aviso_cliente a join cliente c on c.id = a.cli_id where a.tipo <> 'teste';
insert into aviso (uid, hot_id, tipo, chave, destinatario, usu_id, cli_id, nome, titulo, texto, link, vence_at, created_at)
  select n.uid, n.hot_id, n.tipo, 'antes:' || n.uid, 'u:' || c.usu_id, c.usu_id, n.cli_id, c.nome, n.titulo, n.texto, n.link, n.created_at, n.created_at
  from notificacao n join cliente c on c.id = n.cli_id order by n.id;
insert into aviso_entrega (uid, hot_id, avi_id, usu_id, canal, situacao, quando, enviada_at, aberta_at, created_at)
  select n.uid, n.hot_id, a.id, a.usu_id, 'sino', case when n.lida_at is null then 'enviada' else 'aberta' end,
    n.created_at, n.created_at, n.lida_at, n.created_at
  from notificacao n join aviso a on a.hot_id = n.hot_id and a.uid = n.uid order by n.id;
drop table preferencia_aviso, aviso_cliente, notificacao;

select proteger_tabelas();
