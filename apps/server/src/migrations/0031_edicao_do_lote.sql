-- Bids raise lote.versao; a form must not be told "somebody changed this" because of them. `edicao` counts what people
-- changed in forms.
alter table lote add edicao int not null default 1;
