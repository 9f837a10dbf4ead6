-- Which result the insurer heard last, and which telling it was: one that comes back after another is told again.
alter table mapfre_processo add column resultado_marca text check (length(resultado_marca) <= 120);
alter table mapfre_processo add column resultado_passo integer not null default 0;
update mapfre_processo p set resultado_passo = x.passos, resultado_marca = x.marca
from (select e.hot_id, e.pro_id, count(*) over (partition by e.pro_id) as passos, substr(e.chave, 5) as marca,
    row_number() over (partition by e.pro_id order by e.id desc) as ultimo
  from mapfre_evento e where e.sentido = 'saida' and e.event_code = 'S16' and e.pro_id is not null) x
where x.ultimo = 1 and x.pro_id = p.id and x.hot_id = p.hot_id;
