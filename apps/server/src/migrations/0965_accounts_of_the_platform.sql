-- An account that an administrator of the platform has in another house ends with his right, however that ends: it was taken, his
-- account was blocked, or he is no administrator any more.
alter table usuario add column plataforma_de integer references usuario(id);
create index usuario_plataforma_de on usuario (plataforma_de) where plataforma_de is not null;

-- Those made before: nothing opens them but the platform's way in.
update usuario u set plataforma_de = p.id from usuario p
  where p.plataforma and p.hot_id <> u.hot_id and lower(p.email) = lower(u.email)
    and u.papeis = '{ADM}' and u.senha_hash is null and not u.plataforma;

-- Over all houses on purpose.
create function encerrar_contas_da_plataforma() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set martelo.sistema = 'sim' as $$
begin
  update usuario set ativo = false, motivo_bloqueio = 'Já não administra a plataforma', versao = versao + 1
    where plataforma_de = new.id and ativo;
  update sessao s set revogada_at = clock_timestamp() from usuario u
    where u.plataforma_de = new.id and s.usu_id = u.id and s.hot_id = u.hot_id and s.revogada_at is null;
  return null;
end $$;
create trigger usuario_sem_plataforma after update of plataforma, ativo, papeis on usuario for each row
  when (old.plataforma and old.ativo and 'ADM' = any (old.papeis)
    and not (new.plataforma and new.ativo and 'ADM' = any (new.papeis)))
  execute function encerrar_contas_da_plataforma();
