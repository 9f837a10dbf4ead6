-- Who keeps a lot in memory, or shows it, hears that its vehicle's sale was held back or freed.
create function venda_inibida_muda_lotes() returns trigger language plpgsql as $$
begin
  update lote set versao = versao + 1, versao_publica = versao_publica + 1, updated_at = clock_timestamp()
    where hot_id = new.hot_id and vei_id = new.id and compre_ja is not null;
  return null;
end $$;
create trigger veiculo_inibido_muda_lotes after update of inibir_venda on veiculo for each row
  when (old.inibir_venda is distinct from new.inibir_venda) execute function venda_inibida_muda_lotes();
