-- When the bank was last asked about who leads the lot: those that it was asked about longest ago come first.
alter table integracao_lote add column lider_perguntado_at timestamptz;
