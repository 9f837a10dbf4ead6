-- A write that raises a lot's version and dates the change itself (an end by the clock, for one) was spared the trigger, so
-- the public version stood still and rooms kept the state from before. It is spared only where it moves that one too.
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
    if new.updated_at = old.updated_at then new.updated_at := clock_timestamp(); end if;
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

drop trigger lote_versao on lote;
create trigger lote_versao before update on lote for each row
  when (new.versao = old.versao or new.updated_at = old.updated_at or new.versao_publica = old.versao_publica)
  execute function lote_subir_versao();
