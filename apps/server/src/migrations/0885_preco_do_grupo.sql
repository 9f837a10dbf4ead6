-- The price of a group: a percentage off fixed prices ("Comprar", "Compre Já") for its members.
alter table grupo_cliente add column desconto_porcentagem numeric(5, 2) check (desconto_porcentagem between 0 and 50);

-- What the bid engine remembers of the members is stale when it changes.
drop trigger grupo_cliente_fatos on grupo_cliente;
create trigger grupo_cliente_fatos after update of situacao, desconto_porcentagem on grupo_cliente for each row
  when (new.situacao is distinct from old.situacao or new.desconto_porcentagem is distinct from old.desconto_porcentagem)
  execute function grupo_sobe_fatos();

-- A lot's own rules that no one sees: what the engine keeps of the lot is stale, what the public reads is not.
create function lote_regra_sobe_versao() returns trigger language plpgsql as $$
begin
  if new.versao = old.versao then
    new.versao := old.versao + 1;
    new.updated_at := clock_timestamp();
  end if;
  return new;
end $$;
drop trigger lote_versao_da_validacao on lote;
create trigger lote_versao_da_regra before update of validacoes_valor_oferta_bloqueada, valor_comitente on lote for each row
  when (new.validacoes_valor_oferta_bloqueada is distinct from old.validacoes_valor_oferta_bloqueada
    or new.valor_comitente is distinct from old.valor_comitente)
  execute function lote_regra_sobe_versao();
