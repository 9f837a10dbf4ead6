-- Settings of a site that name something of the house: groups that sign-up and login go by, the group of new consignors,
-- whose account a sale is paid to, and the one auctioneer whose brand the site is (decision 045).
alter table hotsite
  add column conf_email boolean not null default false,
  add column grc_id integer,
  add column grc_id_login integer,
  add column cog_id integer,
  add column conta_bancaria_comitente boolean not null default true,
  add column leo_id integer,
  add foreign key (id, grc_id) references grupo_cliente (hot_id, id),
  add foreign key (id, grc_id_login) references grupo_cliente (hot_id, id),
  add foreign key (id, cog_id) references comitente_grupo (hot_id, id),
  add foreign key (id, leo_id) references leiloeiro (hot_id, id);
