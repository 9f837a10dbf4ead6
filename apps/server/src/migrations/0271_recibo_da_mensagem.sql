-- What the carrier says became of a message after it took it.
alter table caixa_postal add recibo text, add recibo_at timestamptz;
