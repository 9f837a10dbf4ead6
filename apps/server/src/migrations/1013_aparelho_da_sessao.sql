-- The device of each login, by the code by which a block names it; and the entry of a person who has just signed up.
alter table sessao add column aparelho text check (aparelho ~ '^[0-9a-f]{16}$');
alter table historico_login drop constraint historico_login_forma_check;
alter table historico_login add constraint historico_login_forma_check
  check (forma in ('cliente', 'sistema', 'uso-unico', 'hash', 'refresh', 'codigo', 'segundo-fator', 'chave', 'cadastro'));
-- A sign-up signs in: it is the last access of who has not come again.
update usuario u set ultimo_acesso_at = s.primeira
  from (select hot_id, usu_id, min(criada_at) as primeira from sessao where por_usu_id is null group by hot_id, usu_id) s
  where s.hot_id = u.hot_id and s.usu_id = u.id and u.ultimo_acesso_at is null;
