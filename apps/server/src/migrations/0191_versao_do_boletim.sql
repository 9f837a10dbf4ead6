-- Two people on one draft: a save says which version it read.
alter table boletim add versao integer not null default 1;
