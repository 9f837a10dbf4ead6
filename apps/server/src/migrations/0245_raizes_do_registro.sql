-- Roots over the logs of bids, published and signed: of a lot when its dispute ends, of a site for each day. Whoever keeps
-- them can show later that a log was changed; a receipt proves its row by a path to its lot's root, without its
-- neighbours. Made from the log by a job, outside of what a bid waits for.
create table registro_raiz (
  lel_id int not null,
  hot_id int not null references hotsite,
  folhas int not null check (folhas > 0),                    -- rows of the log that it covers
  raiz bytea not null check (length(raiz) = 32),
  publicada_at timestamptz(3) not null,
  chave bytea not null check (length(chave) = 32),           -- Ed25519, public
  assinatura bytea not null check (length(assinatura) = 64),
  primary key (lel_id, folhas),
  foreign key (hot_id, lel_id) references lote (hot_id, id)
);
create index registro_raiz_do_dia on registro_raiz (hot_id, publicada_at);

create table registro_dia (
  hot_id int not null references hotsite,
  dia date not null,
  lotes int not null check (lotes > 0),
  raiz bytea not null check (length(raiz) = 32),
  publicada_at timestamptz(3) not null,
  chave bytea not null check (length(chave) = 32),
  assinatura bytea not null check (length(assinatura) = 64),
  primary key (hot_id, dia)
);
-- The lots of a day's root. Not public: how many rows an open lot has tells of its sealed ones.
create table registro_dia_lote (
  hot_id int not null,
  dia date not null,
  lel_id int not null,
  folhas int not null check (folhas > 0),
  raiz bytea not null check (length(raiz) = 32),
  primary key (hot_id, dia, lel_id),
  foreign key (hot_id, dia) references registro_dia (hot_id, dia),
  foreign key (hot_id, lel_id) references lote (hot_id, id)
);
create trigger registro_raiz_fica before update or delete on registro_raiz for each row execute function negar_mudanca();
create trigger registro_dia_fica before update or delete on registro_dia for each row execute function negar_mudanca();
create trigger registro_dia_lote_fica before update or delete on registro_dia_lote for each row execute function negar_mudanca();

select proteger_tabelas();
