-- A lot's version for the public moves with public acts only: one that moves with a sealed ceiling or a proposal tells of
-- it. The other version stays what proves that a decision still holds. How far a room has been told (sala_lote.versao) is
-- told in the public one from here on. It begins far above the other one: a page that stays open knows a lot by a state of the
-- program before, and takes of two states the higher one.
alter table lote add column versao_publica bigint not null default 0;
update lote set versao_publica = versao + 1000000;
update sala_lote set versao = versao + 1000000;

-- The engine says itself whether its act is public. Of everybody else's write the columns tell that the public sees.
create or replace function lote_subir_versao() returns trigger language plpgsql as $$
begin
  if new.versao = old.versao and (
     new.situacao, new.minimo, new.incremento, new.compre_ja, new.tipo_negociacao, new.tipo_id, new.numero, new.nome, new.somente_buy_now_proposta,
     new.finalizacao_manual, new.recebe_incremento_tempo, new.grupos_cliente, new.data_inicio, new.data_fim, new.relogio_fim,
     new.relogio_restante_ms, new.chamada_at, new.lance_seq, new.lance_valor, new.lance_cli_id, new.lance_ape_id, new.teto_cli_id, new.teto_valor
  ) is distinct from (
     old.situacao, old.minimo, old.incremento, old.compre_ja, old.tipo_negociacao, old.tipo_id, old.numero, old.nome, old.somente_buy_now_proposta,
     old.finalizacao_manual, old.recebe_incremento_tempo, old.grupos_cliente, old.data_inicio, old.data_fim, old.relogio_fim,
     old.relogio_restante_ms, old.chamada_at, old.lance_seq, old.lance_valor, old.lance_cli_id, old.lance_ape_id, old.teto_cli_id, old.teto_valor
  ) then
    new.versao := old.versao + 1;
  end if;
  if new.versao <> old.versao then
    new.updated_at := clock_timestamp();
    if new.versao_publica = old.versao_publica and (
       new.situacao, new.minimo, new.incremento, new.compre_ja, new.tipo_negociacao, new.tipo_id, new.numero, new.nome, new.somente_buy_now_proposta,
       new.finalizacao_manual, new.data_inicio, new.data_fim, new.relogio_fim, new.relogio_restante_ms, new.chamada_at,
       new.lance_valor, new.lance_cli_id, new.lance_ape_id, new.lance_at, new.lance_quantidade
    ) is distinct from (
       old.situacao, old.minimo, old.incremento, old.compre_ja, old.tipo_negociacao, old.tipo_id, old.numero, old.nome, old.somente_buy_now_proposta,
       old.finalizacao_manual, old.data_inicio, old.data_fim, old.relogio_fim, old.relogio_restante_ms, old.chamada_at,
       old.lance_valor, old.lance_cli_id, old.lance_ape_id, old.lance_at, old.lance_quantidade
    ) then
      new.versao_publica := old.versao_publica + 1;
    end if;
  end if;
  return new;
end $$;

select proteger_tabelas();
