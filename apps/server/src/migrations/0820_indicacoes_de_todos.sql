-- Everybody of a house invites, not only its clients: staff and consignors have an invitation of their own, and a credit belongs to
-- a client or to an account without one.
alter table usuario add convite_hash text default substr(encode(uuid_send(gen_random_uuid()), 'hex'), 1, 12);
create unique index usuario_convite on usuario (convite_hash);

alter table credito_de_indicacao alter cli_id drop not null;
alter table credito_de_indicacao add usu_id integer;
alter table credito_de_indicacao add constraint credito_de_indicacao_quem check (num_nonnulls(cli_id, usu_id) = 1);
alter table credito_de_indicacao add constraint credito_de_indicacao_usu_id_fkey foreign key (hot_id, usu_id) references usuario (hot_id, id);
create index credito_de_indicacao_da_conta on credito_de_indicacao (usu_id) where usu_id is not null;
