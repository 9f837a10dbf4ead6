-- The validation of one client for one lot, and the value above which a lot's bids wait for one.

create table validacao (
  id integer generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id integer not null references hotsite,
  lel_id integer not null,
  cli_id integer not null,
  tipo_validacao text not null check (tipo_validacao in
    ('Procob', 'Manual', 'CPF_CNPJ_Restritos', 'CPF_CNPJ_Restritos_Bradesco', 'Procob_Inscricao_Estadual')),
  resultado text not null default 'Aguardando' check (resultado in ('Autorizado', 'Divergente', 'Falha', 'Aguardando')),
  -- why it was asked: the bid that waits, in centavos; null when a person asked
  valor_da_oferta bigint check (valor_da_oferta > 0),
  -- the outside records that it rests on: a registry's answer, a restricted person, an event of an integration
  procob_uid uuid,
  ccrpv_uid uuid,
  ci_uid uuid,
  aprovado_by integer references usuario,
  aprovado_at timestamptz,
  created_by integer references usuario,
  created_at timestamptz not null default clock_timestamp(),
  updated_by integer references usuario,
  updated_at timestamptz,
  versao integer not null default 1,
  unique (hot_id, id),
  -- one of each kind per client and lot: asked again, it is answered again
  unique (lel_id, cli_id, tipo_validacao),
  foreign key (hot_id, lel_id) references lote (hot_id, id),
  foreign key (hot_id, cli_id) references cliente (hot_id, id)
);
create index validacao_do_cliente on validacao (cli_id);

alter table hotsite add validacoes_valor_oferta_bloqueada bigint check (validacoes_valor_oferta_bloqueada > 0);
alter table lote add validacoes_valor_oferta_bloqueada bigint check (validacoes_valor_oferta_bloqueada > 0);

-- What the engine keeps in memory is stale after any of them.
create trigger validacao_fatos after insert or update or delete on validacao
  for each row execute function subir_fatos_do_cliente();
create trigger lote_versao_da_validacao before update on lote for each row
  when (new.validacoes_valor_oferta_bloqueada is distinct from old.validacoes_valor_oferta_bloqueada)
  execute function lote_subir_versao();
create trigger hotsite_regras_da_validacao before update on hotsite for each row
  when (new.validacoes_valor_oferta_bloqueada is distinct from old.validacoes_valor_oferta_bloqueada)
  execute function subir_regras_versao();

select proteger_tabelas();
