-- A conditional whose hammer was taken back is none: it was neither freed nor refused, and the lot is still disputed.
create or replace function lote_abre_condicional() returns trigger language plpgsql as $$
begin
  if new.situacao = 'CONDICIONAL' then
    new.condicional_situacao := 'AGUARDANDO_COMITENTE';
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
