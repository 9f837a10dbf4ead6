-- What a request key stood for when it came first: the same key with another request is refused instead of being told
-- what the first one was told. Null: it came before this column.
alter table pedido_idempotente add column resumo text;
