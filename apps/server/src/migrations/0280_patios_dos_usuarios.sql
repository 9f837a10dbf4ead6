-- Yard staff act in their own yards only. Until now somebody linked to none worked in all of them: those who exist keep
-- the yards that their house has today.
insert into usuario_patio (hot_id, usu_id, pat_id)
select u.hot_id, u.id, p.id
from usuario u join patio p on p.hot_id = u.hot_id
where 'Pátio' = any (u.papeis) and not exists (select from usuario_patio x where x.usu_id = u.id);
