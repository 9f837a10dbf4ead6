-- What a house keeps out, and the patterns that a person looked at and found harmless.
create table bloqueio (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  tipo text not null check (tipo in ('ENDERECO', 'DISPOSITIVO', 'EMAIL', 'DOCUMENTO')),
  -- in the spelling of domain/bloqueios/alvo.ts
  alvo text not null,
  impede text[] not null check (cardinality(impede) > 0 and impede <@ array['ENTRAR', 'CADASTRAR', 'LANCES', 'TUDO']),
  motivo text not null,
  -- null: until a person ends it
  fim timestamptz,
  encerrado_at timestamptz,
  encerrado_por int,
  acertos int not null default 0,
  ultimo_acerto_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  created_by int,
  unique (hot_id, id),
  foreign key (hot_id, created_by) references usuario (hot_id, id),
  foreign key (hot_id, encerrado_por) references usuario (hot_id, id)
);
create unique index bloqueio_de_um_alvo on bloqueio (hot_id, tipo, alvo) where encerrado_at is null;
create index bloqueio_da_casa on bloqueio (hot_id, id desc);

create table suspeita_ignorada (
  hot_id int not null references hotsite,
  -- kind and subject, as suspeitas.sql.ts makes it
  chave text not null,
  motivo text not null,
  created_at timestamptz not null default clock_timestamp(),
  created_by int,
  primary key (hot_id, chave),
  foreign key (hot_id, created_by) references usuario (hot_id, id)
);

create index historico_login_por_endereco on historico_login (hot_id, ip, quando) where resultado = 'ok';
create index aparelho_conhecido_por_resumo on aparelho_conhecido (hot_id, resumo);

-- Every process hears of a change with its commit, whoever wrote it; its form is that of the bus.
create function anunciar_bloqueio() returns trigger language plpgsql as $$
begin
  perform pg_notify('martelo', json_build_array('banco', json_build_array('bloqueio', json_build_object('hotId', new.hot_id)))::text);
  return null;
end $$;
create trigger bloqueio_novo after insert on bloqueio for each row execute function anunciar_bloqueio();
create trigger bloqueio_mudado after update of impede, fim, encerrado_at on bloqueio for each row execute function anunciar_bloqueio();

select proteger_tabelas();
