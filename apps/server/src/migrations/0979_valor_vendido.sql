-- What a lot was sold for, in one place (decision 103): the winning row of the log, or what consignor and winner agreed on.
-- Written with each change of the lot that sells it or takes the sale back; the item of the sale copies it.
alter table lote
  add valor_vendido bigint,
  -- the last row of the log when the deal of a conditional sale began: what was agreed is of no later winner
  add condicional_seq int;

create function preco_vendido(p_situacao text, p_lance bigint, p_lider int, v_seq int, v_valor bigint, v_cliente int,
  a_seq int, a_situacao text, a_resposta text, a_novo_valor bigint, a_aceita boolean, a_replica bigint) returns bigint
language sql immutable as $$
  select case when p_situacao in ('AG_PAGAMENTO', 'BOLETO', 'PARCIAL_CARTAO', 'PAGO_CARTAO', 'PAGO') then coalesce(
    case when v_cliente is distinct from p_lider and v_cliente is not null then null
      when a_seq is null or v_seq > a_seq or a_situacao is distinct from 'LIBERADA' then null
      when a_aceita then a_replica
      when a_resposta = 'Novo valor' then a_novo_valor end,
    v_valor, p_lance) end
$$;

create function lote_preco_vendido() returns trigger language plpgsql as $$
declare v record;
begin
  select b.seq, b.valor, b.cli_id into v from lance b where b.lel_id = new.id and b.situacao = 'vencedor' order by b.seq desc limit 1;
  new.valor_vendido := preco_vendido(new.situacao, new.lance_valor, new.lance_cli_id, v.seq, v.valor, v.cli_id, new.condicional_seq,
    new.condicional_situacao, new.condicional_resposta, new.condicional_novo_valor, new.comitente_aceitar_replica, new.condicional_replica_valor);
  return new;
end $$;

create or replace function lote_abre_condicional() returns trigger language plpgsql as $$
begin
  if new.situacao = 'CONDICIONAL' then
    new.condicional_situacao := 'AGUARDANDO_COMITENTE';
    new.condicional_seq := new.lance_seq;
    new.condicional_resposta := null; new.condicional_resposta_data := null; new.condicional_resposta_nome := null;
    new.condicional_novo_valor := null; new.condicional_novo_valor_data := null; new.condicional_novo_valor_nome := null;
    new.condicional_replica_cliente_uid := null; new.condicional_replica_valor := null; new.condicional_replica_data := null;
    new.comitente_aceitar_replica := null; new.condicional_negada_por := null;
  elsif new.situacao = 'PENDENTE' then
    new.condicional_situacao := null;
  else
    new.condicional_situacao := case when new.situacao = 'AG_PAGAMENTO' then 'LIBERADA' else 'NEGADA' end;
    if new.condicional_situacao = 'NEGADA' then new.condicional_negada_por := coalesce(new.condicional_negada_por, 'LOTE'); end if;
  end if;
  return new;
end $$;

-- A hammer that is taken back ends the deal with it.
create function lote_desfaz_acordo() returns trigger language plpgsql as $$ begin new.condicional_seq := null; return new; end $$;
create trigger lote_condicional_desfeita before update of condicional_data on lote for each row
  when (old.condicional_data is not null and new.condicional_data is null) execute function lote_desfaz_acordo();

-- What is known of the deals until now is when they began; a bid and its hammer may be of one instant.
update lote l set condicional_seq = coalesce((select max(b.seq) from lance b
    where b.lel_id = l.id and b.data <= l.condicional_data + interval '1 second'), l.lance_seq)
  where l.condicional_situacao is not null and l.condicional_data is not null;

update lote l set valor_vendido = coalesce(
    -- A sale that stands is the price of its lot.
    (select i.valor from venda_item i join venda v on v.id = i.vnd_id
      where i.lel_id = l.id and i.ativo and i.lance_lel_id is null and v.situacao not in ('Cancelada', 'Cliente Desistiu') limit 1),
    (select preco_vendido(l.situacao, l.lance_valor, l.lance_cli_id, b.seq, b.valor, b.cli_id, l.condicional_seq, l.condicional_situacao,
        l.condicional_resposta, l.condicional_novo_valor, l.comitente_aceitar_replica, l.condicional_replica_valor)
      from (select 1) um left join lateral (select x.seq, x.valor, x.cli_id from lance x
        where x.lel_id = l.id and x.situacao = 'vencedor' order by x.seq desc limit 1) b on true))
  where l.situacao in ('AG_PAGAMENTO', 'BOLETO', 'PARCIAL_CARTAO', 'PAGO_CARTAO', 'PAGO') and l.conjunto_principal_id is null;

create trigger lote_preco_do_novo before insert on lote for each row
  when (new.situacao in ('AG_PAGAMENTO', 'BOLETO', 'PARCIAL_CARTAO', 'PAGO_CARTAO', 'PAGO')) execute function lote_preco_vendido();
-- A bid on an open lot pays for the look alone.
create trigger lote_preco_vendido before update of situacao, lance_valor, lance_cli_id on lote for each row
  when (old.valor_vendido is not null or new.situacao in ('AG_PAGAMENTO', 'BOLETO', 'PARCIAL_CARTAO', 'PAGO_CARTAO', 'PAGO'))
  execute function lote_preco_vendido();
