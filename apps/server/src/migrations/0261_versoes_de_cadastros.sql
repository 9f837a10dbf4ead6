-- Records that several people edit carry a version, so that the later save sees the earlier one.
alter table carimbo add column versao integer not null default 1;
alter table banner add column versao integer not null default 1;
alter table patio_recesso add column versao integer not null default 1;
