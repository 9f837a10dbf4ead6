-- The key with which an outside encoder publishes, as its hash: it is shown once, to the person who made it.
alter table transmissao add column chave_hash bytea check (length(chave_hash) = 32);
