-- No offer under terms of use that its client has not accepted (docs/decisions/095). A house may give time: the day from which
-- the acceptance is asked for before an offer. Empty: the first day of the version.
alter table versao_de_termo add column exigido_desde date check (exigido_desde >= vigente_desde);

-- The terms of use that a client has not accepted, of now and to come, and while each of them binds. `aceite`: at his sign-up.
create function termos_sem_aceite(hot integer, cli integer, aceite timestamptz) returns table (exigido_desde timestamptz, ate timestamptz)
language sql stable as $$
  select coalesce(v.exigido_desde, v.vigente_desde)::timestamp at time zone 'America/Sao_Paulo', v.seguinte::timestamp at time zone 'America/Sao_Paulo'
  from (select x.*, lead(x.vigente_desde) over (order by x.vigente_desde, x.id) as seguinte
    from versao_de_termo x where x.hot_id = hot and x.documento = 'termos') v
  where (v.seguinte is null or v.seguinte > (clock_timestamp() at time zone 'America/Sao_Paulo')::date)
    and not conhecia_o_termo(aceite, v.vigente_desde, v.publicada_at)
    and not exists (select from aceite_de_termo a where a.cli_id = cli and a.ver_id = v.id)
$$;

-- Bids are judged by facts kept in memory. What a client accepts is a fact of his; a version is a rule of the house, under
-- which the facts of all its clients are read again.
create trigger aceite_de_termo_fatos after insert or delete on aceite_de_termo for each row execute function subir_fatos_do_cliente();
create function versao_de_termo_regras() returns trigger language plpgsql as $$
begin
  update hotsite set regras_versao = regras_versao + 1 where id = coalesce(new.hot_id, old.hot_id);
  return null;
end $$;
create trigger versao_de_termo_regras after insert or update or delete on versao_de_termo for each row execute function versao_de_termo_regras();
