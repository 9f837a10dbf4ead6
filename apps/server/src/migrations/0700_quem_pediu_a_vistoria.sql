-- Who asked for an inspection hears when it is done; the name alone does not say which account that is.
alter table vistoria add column pedida_by integer references usuario;
