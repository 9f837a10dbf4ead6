-- A buying limit for one auction, beside the client's own: the tighter of what both leave decides. It stands on the
-- enabling, whose trigger already tells the engine that the client's facts changed.
alter table habilitacao add limite_de_compra bigint check (limite_de_compra >= 0);
