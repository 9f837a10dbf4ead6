-- A client's own proposals, and the lots that are or were conditional for him: asked for with every list of his bids.
create index proposta_do_cliente on proposta (cli_id, lel_id);
create index lote_condicional_do_cliente on lote (lance_cli_id) where condicional_situacao is not null;
