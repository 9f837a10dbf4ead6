-- When an auction is over: the end of its last lot, not its first day. Payment dates count from there: of an auction that
-- runs for a week they lay before its end.
create function fim_do_leilao(lei int) returns timestamptz language sql stable as $$
  select max(data_fim) from lote where lei_id = lei and situacao not in ('CADASTRADO', 'RETIRADO', 'CANCELADO_NO_LEILAO', 'LOTE_CANCELADO')
$$;
