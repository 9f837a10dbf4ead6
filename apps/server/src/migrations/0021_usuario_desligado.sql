-- A user who is switched off cannot bid: what is remembered about his client must not outlive it.
create function subir_fatos_do_usuario() returns trigger language plpgsql as
  $$ begin update cliente set fatos_versao = fatos_versao + 1 where usu_id = new.id; return null; end $$;
create trigger usuario_fatos after update on usuario for each row
  when (new.ativo is distinct from old.ativo) execute function subir_fatos_do_usuario();
