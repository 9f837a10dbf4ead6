-- When its author took a proposal back or declined the counter-offer; when the house answered stays in respondida_at.
alter table proposta add column desistida_at timestamptz;
