-- A driver without a login fills in an inspection by the link of his removal: who did it is his name alone.
alter table vistoria_copia alter column vistoriador_id drop not null;
