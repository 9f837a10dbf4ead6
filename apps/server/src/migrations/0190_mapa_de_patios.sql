-- The server of map tiles that the house chose for its yards, and whose map it is; null: the map is drawn by us, or comes from
-- the installation's server.
alter table hotsite
  add mapa_ladrilhos text check (mapa_ladrilhos like 'https://%' and length(mapa_ladrilhos) <= 300),
  add mapa_credito text check (length(mapa_credito) <= 120);
