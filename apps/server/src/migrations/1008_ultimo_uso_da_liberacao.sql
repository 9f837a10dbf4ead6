-- When an account that its owner lets another use was last used: sessions are swept, this stays.
alter table liberacao_acesso add column usada_at timestamptz;
update liberacao_acesso l set usada_at = s.ultima
  from (select hot_id, lib_id, max(criada_at) as ultima from sessao where lib_id is not null group by hot_id, lib_id) s
  where s.hot_id = l.hot_id and s.lib_id = l.id;
