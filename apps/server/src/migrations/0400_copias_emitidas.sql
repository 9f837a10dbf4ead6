-- Statements, proofs and authorisations are issued as well: numbered, with the copy that was handed over. `chave` is the code
-- printed on the paper; a sale has several pickups, so one copy stands per code.
alter table documento_emitido add column chave text check (chave ~ '^[0-9a-f]{32}$');
drop index documento_emitido_vigente;
create unique index documento_emitido_vigente on documento_emitido (hot_id, tipo, vnd_id, coalesce(chave, ''))
  where cancelado_at is null;
create index documento_emitido_chave on documento_emitido (hot_id, chave) where chave is not null;
