-- Since when a channel that should be recorded is not: the disk has no place, or refused.
alter table canal_transmissao add column gravacao_parada_at timestamptz;
