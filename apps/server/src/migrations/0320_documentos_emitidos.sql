-- Documents that were issued: a number per house, kind and year without a gap, the words as issued (whole and masked), and
-- the file as first made. Rows are never taken away, and their files lie under keys of their own: nothing deletes them.
create table documento_numeracao (
  hot_id int not null references hotsite,
  tipo text not null,
  ano int not null,
  ultimo int not null check (ultimo >= 1),
  primary key (hot_id, tipo, ano)
);
create table documento_emitido (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  tipo text not null,
  vnd_id int not null,
  ano int not null,
  numero int not null check (numero >= 1),
  hash_qrcode text not null unique check (hash_qrcode ~ '^[0-9a-f]{32}$'),
  titulo text not null,
  folhas jsonb not null,
  folhas_mascaradas jsonb not null,
  fatos text not null,
  arquivo text,
  sha256 text,
  emitido_at timestamptz not null default now(),
  emitido_by int,
  emitido_por text not null,
  cancelado_at timestamptz,
  cancelado_por text,
  motivo text,
  unique (hot_id, tipo, ano, numero),
  foreign key (hot_id, vnd_id) references venda (hot_id, id),
  check ((arquivo is null) = (sha256 is null)),
  check (num_nonnulls(cancelado_at, cancelado_por, motivo) in (0, 3))
);
create unique index documento_emitido_vigente on documento_emitido (hot_id, tipo, vnd_id) where cancelado_at is null;
create index documento_emitido_venda on documento_emitido (vnd_id);
select proteger_tabelas();
