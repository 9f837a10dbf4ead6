-- A sale at a fixed price is a real sale: a lot of the house's own register of direct sales, one for each year, sold to a
-- client. The register is an auction that never opens.
alter table leilao add vendas_diretas_do_ano int check (vendas_diretas_do_ano between 2000 and 2999);
create unique index leilao_das_vendas_diretas on leilao (hot_id, vendas_diretas_do_ano) where vendas_diretas_do_ano is not null;

alter table venda_direta add cli_id int, add lel_id int,
  add foreign key (hot_id, cli_id) references cliente (hot_id, id),
  add foreign key (hot_id, lel_id) references lote (hot_id, id);
create index venda_direta_do_cliente on venda_direta (cli_id);
create index venda_direta_do_lote on venda_direta (lel_id);
