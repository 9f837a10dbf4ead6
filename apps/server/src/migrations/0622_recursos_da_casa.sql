-- What a house has switched off, by the names of packages/domain/src/hotsites/recursos.ts.
alter table hotsite add column recursos_desligados text[] not null default '{}';
