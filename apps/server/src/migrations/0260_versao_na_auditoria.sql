-- The version that a record got by a change: so a conflict tells exactly what happened since the one that was read.
alter table auditoria add column versao integer;
