-- Which process of the installation carries the broadcast: it says so again each second, and another one follows when it falls silent.
create table midia_dono (
  id int primary key check (id = 1),
  processo text not null,
  ate timestamptz not null
);

select proteger_tabelas();
