-- A channel that is taken away keeps its row: recordings, and the chain of their hashes, name it.
alter table canal_transmissao add column removido_at timestamptz;
-- When the house was told that the auction runs without its picture.
alter table canal_transmissao add column sem_imagem_avisado_at timestamptz;
drop index canal_transmissao_nome;
create unique index canal_transmissao_nome on canal_transmissao (hot_id, lei_id, nome) where removido_at is null;
