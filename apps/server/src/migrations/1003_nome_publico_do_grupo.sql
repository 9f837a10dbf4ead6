-- A group's name is the staff's word for it; its members and what is for them alone may be told on the site by another one.
alter table grupo_cliente add column nome_publico text check (length(nome_publico) between 1 and 80);
