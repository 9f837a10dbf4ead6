-- A receipt is found by its hash.
create unique index lance_hash on lance (hash);

-- What an enabling rests on has changed: it is looked at again after the commit (task reavaliar-habilitacoes).
create function reavaliar_habilitacoes() returns trigger language plpgsql as $$
begin
  if exists (select from habilitacao where cli_id = new.id and situacao in ('EM_ANALISE', 'APROVADA')) then
    perform enfileirar('reavaliar-habilitacoes', jsonb_build_object('cliId', new.id), null, 'reavaliar-habilitacoes-' || new.id);
  end if;
  return null;
end $$;
create trigger cliente_habilitacoes after update on cliente for each row
  when ((new.situacao, new.documento_situacao) is distinct from (old.situacao, old.documento_situacao))
  execute function reavaliar_habilitacoes();
