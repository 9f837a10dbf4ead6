-- A contact changes when the new one is confirmed; the old one, if it was confirmed, may undo it for a day. A new contact that
-- turned out to be another account's is kept too: its owner, who has just proven that it is his, may be told.
create table mudanca_de_contato (
  id bigint generated always as identity primary key,
  hot_id int not null references hotsite,
  usu_id int not null,
  canal text not null check (canal in ('email', 'telefone')),
  antes text not null,
  depois text not null,
  situacao text not null check (situacao in ('feita', 'desfeita', 'superada', 'em-uso')),
  desfazer_hash bytea unique,
  quando timestamptz not null default clock_timestamp(),
  desfazer_ate timestamptz,
  foreign key (hot_id, usu_id) references usuario (hot_id, id) on delete cascade
);
create index mudanca_de_contato_usuario on mudanca_de_contato (usu_id, canal, id desc);
create index mudanca_de_contato_antes on mudanca_de_contato (hot_id, lower(antes)) where situacao = 'feita';

-- The devices from which an account was opened: its owner is not held up by what strangers try elsewhere.
create table aparelho_conhecido (
  hot_id int not null references hotsite,
  usu_id int not null,
  resumo bytea not null,
  visto_at timestamptz not null default clock_timestamp(),
  primary key (usu_id, resumo),
  foreign key (hot_id, usu_id) references usuario (hot_id, id) on delete cascade
);
create index aparelho_conhecido_visto on aparelho_conhecido (visto_at);

select proteger_tabelas();
