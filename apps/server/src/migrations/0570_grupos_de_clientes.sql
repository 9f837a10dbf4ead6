-- Groups of clients: kept by hand or filled by a condition, with lots and auctions for them and a commission of their own.

alter table grupo_cliente
  add column comissao_porcentagem numeric(5, 2) check (comissao_porcentagem between 0 and 30),
  add column cond_natureza text check (cond_natureza in ('Fisica', 'Juridica')),
  add column cond_ufs text[] not null default '{}',
  add column cond_documentos boolean not null default false,
  add column cond_detran boolean not null default false,
  add column cond_compras integer check (cond_compras between 1 and 1000),
  add column cond_compras_dias integer check (cond_compras_dias between 1 and 3650),
  add column cond_cadastro_dias integer check (cond_cadastro_dias between 1 and 3650),
  add column preenchido_at timestamptz,
  add column versao integer not null default 1;
update grupo_cliente set tipo = 'Manual' where tipo is null or tipo not in ('Manual', 'Por condição');
update grupo_cliente set situacao = 'Ativo' where situacao not in ('Ativo', 'Inativo');
alter table grupo_cliente
  alter column tipo set default 'Manual', alter column tipo set not null,
  add check (tipo in ('Manual', 'Por condição')), add check (situacao in ('Ativo', 'Inativo'));

alter table cliente_grupo
  add column origem text not null default 'manual' check (origem in ('manual', 'regra')),
  add column created_at timestamptz not null default clock_timestamp();
create index cliente_grupo_grupo on cliente_grupo (gru_id);

alter table leilao add column grupos_cliente integer[] not null default '{}';
drop trigger leilao_regras on leilao;
create trigger leilao_regras before update on leilao for each row when (
  new.situacao is distinct from old.situacao or new.pausado_at is distinct from old.pausado_at
  or new.modalidade is distinct from old.modalidade or new.conducao is distinct from old.conducao
  or new.incremento_por_valor is distinct from old.incremento_por_valor or new.cascata is distinct from old.cascata
  or new.ponto_corte_para_incremento_pos_lances_segundos is distinct from old.ponto_corte_para_incremento_pos_lances_segundos
  or new.incremento_apos_lances_segundos is distinct from old.incremento_apos_lances_segundos
  or new.intervalo_entre_lotes_segundos is distinct from old.intervalo_entre_lotes_segundos
  or new.tipo_habilitacao is distinct from old.tipo_habilitacao
  or new.grupos_cliente is distinct from old.grupos_cliente)
  execute function subir_regras_versao();

-- A group that is switched off counts for none of its members: what the bid engine remembers of them is stale.
create function grupo_sobe_fatos() returns trigger language plpgsql as
  $$ begin update cliente set fatos_versao = fatos_versao + 1 where id in (select cli_id from cliente_grupo where gru_id = new.id); return null; end $$;
create trigger grupo_cliente_fatos after update of situacao on grupo_cliente for each row
  when (new.situacao is distinct from old.situacao) execute function grupo_sobe_fatos();

select proteger_tabelas();
