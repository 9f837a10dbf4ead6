-- An accepted request of a client is known by its row of the log: its key stands there already, and beside it what it was
-- answered. A row and a tree less per bid. `lance_pedido` keeps the keys of what was refused, and of the auctioneer's
-- requests, whose rows name no client.
alter table lance add column resposta text;                  -- status|lot's state|value|next value|end; null: no key of a client
comment on column lance.resposta is 'what the request was answered and the row does not say';

-- One index finds a client's bids, his bids on one lot, and the key of a request; and keeps the key unique.
drop index lance_cliente;
create unique index lance_cliente on lance (cli_id, lel_id, chave) where cli_id is not null;

create or replace function lance_so_muda_situacao() returns trigger language plpgsql as $$
begin
  if (new.lel_id, new.seq, new.hot_id, new.cli_id, new.ape_id, new.tipo, new.valor, new.teto, new.data, new.hash, new.chave, new.usu_id, new.motivo, new.em_defesa, new.reserva_ate, new.resposta)
     is distinct from
     (old.lel_id, old.seq, old.hot_id, old.cli_id, old.ape_id, old.tipo, old.valor, old.teto, old.data, old.hash, old.chave, old.usu_id, old.motivo, old.em_defesa, old.reserva_ate, old.resposta)
  then raise exception 'lance is append-only' using errcode = 'restrict_violation'; end if;
  return new;
end $$;

-- Lots on which a key of these requests was answered the other way: accepted here and refused by another process, or
-- refused here and accepted there. Called with the lots locked; being volatile it sees what was committed before that,
-- which the statement that calls it may not.
create function lances_ja_respondidos(presos int[], lel int[], usu int[], cli int[], chaves uuid[], aceitos boolean[]) returns setof int
language plpgsql volatile as $$
begin
  if presos is null then return; end if;
  return query select distinct k.lel from unnest(lel, usu, cli, chaves, aceitos) as k(lel, usu, cli, chave, aceito)
    where k.lel = any(presos) and case when k.aceito
      then (select true from lance_pedido p where p.lel_id = k.lel and p.usu_id = k.usu and p.chave = k.chave)
      else (select true from lance b where b.cli_id = k.cli and b.lel_id = k.lel and b.chave = k.chave) end;
end $$;

-- The condition of a trigger is read from its text with each statement; a function is kept ready. This one had 24
-- comparisons, which every bid paid for.
create or replace function lote_subir_versao() returns trigger language plpgsql as $$
begin
  if new.versao <> old.versao then
    new.updated_at := clock_timestamp();
  elsif (
     new.situacao, new.minimo, new.incremento, new.compre_ja, new.tipo_negociacao, new.tipo_id, new.numero, new.nome, new.somente_buy_now_proposta,
     new.finalizacao_manual, new.recebe_incremento_tempo, new.grupos_cliente, new.data_inicio, new.data_fim, new.relogio_fim,
     new.relogio_restante_ms, new.chamada_at, new.lance_seq, new.lance_valor, new.lance_cli_id, new.lance_ape_id, new.teto_cli_id, new.teto_valor
  ) is distinct from (
     old.situacao, old.minimo, old.incremento, old.compre_ja, old.tipo_negociacao, old.tipo_id, old.numero, old.nome, old.somente_buy_now_proposta,
     old.finalizacao_manual, old.recebe_incremento_tempo, old.grupos_cliente, old.data_inicio, old.data_fim, old.relogio_fim,
     old.relogio_restante_ms, old.chamada_at, old.lance_seq, old.lance_valor, old.lance_cli_id, old.lance_ape_id, old.teto_cli_id, old.teto_valor
  ) then
    new.versao := old.versao + 1;
    new.updated_at := clock_timestamp();
  end if;
  return new;
end $$;
drop trigger lote_versao on lote;
create trigger lote_versao before update on lote for each row execute function lote_subir_versao();
