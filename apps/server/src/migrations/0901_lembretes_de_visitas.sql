-- When a booked visit is called to mind. Null: it was, or no reminder is due.

alter table visitacao add column lembrar_em timestamptz;
create index visitacao_a_lembrar on visitacao (lembrar_em) where lembrar_em is not null;
