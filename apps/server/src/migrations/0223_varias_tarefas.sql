-- Many jobs in one call: whoever closes hundreds of lots in one instant pays for the queue once, not once per lot.
-- Each as `enfileirar` puts it; null lists are no jobs.
create function enfileirar_varias(tarefas text[], dados jsonb[], chaves text[]) returns void language plpgsql security definer as $$
declare pedidos graphile_worker.job_spec[];
begin
  select array_agg(row(t, d::json, null, null, 12, k, null, null)::graphile_worker.job_spec) into pedidos
    from unnest(tarefas, dados, chaves) as x(t, d, k);
  if pedidos is not null then perform graphile_worker.add_jobs(pedidos); end if;
end $$;
