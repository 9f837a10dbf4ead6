-- How fast a consignor answers is told by his first deadline and his first answer: later deadlines are the client's or a
-- renewal's, and an accepted reply is answered after the client's waiting.
alter table lote add column condicional_primeiro_prazo timestamptz, add column condicional_primeira_resposta_at timestamptz;

update lote l set
  condicional_primeiro_prazo = case when l.condicional_prorrogacoes = 0 and l.condicional_novo_valor is null then l.condicional_prazo
    else coalesce((select (u.depois ->> 'prazo')::timestamptz from auditoria u where u.hot_id = l.hot_id and u.entidade = 'lote'
      and u.entidade_uid = l.uid::text and u.acao = 'condicionalAberta' and u.quando >= l.condicional_data order by u.quando limit 1),
      l.condicional_prazo) end,
  condicional_primeira_resposta_at = least(l.condicional_resposta_data, l.condicional_novo_valor_data)
where l.condicional_data is not null;

create function lote_primeira_resposta() returns trigger language plpgsql as $$
begin
  if new.condicional_data is null then
    new.condicional_primeiro_prazo := null; new.condicional_primeira_resposta_at := null;
  elsif tg_op = 'INSERT' or old.condicional_data is distinct from new.condicional_data then
    new.condicional_primeiro_prazo := new.condicional_prazo;
    new.condicional_primeira_resposta_at := new.condicional_resposta_data;
  else
    new.condicional_primeiro_prazo := coalesce(new.condicional_primeiro_prazo, new.condicional_prazo);
    new.condicional_primeira_resposta_at := coalesce(new.condicional_primeira_resposta_at, new.condicional_resposta_data);
  end if;
  return new;
end $$;
-- Triggers of a row run by their names: after lote_condicional, which empties the answer of a lot that becomes conditional.
create trigger lote_condicional_primeira before insert or update of condicional_data, condicional_prazo, condicional_resposta_data
  on lote for each row execute function lote_primeira_resposta();
