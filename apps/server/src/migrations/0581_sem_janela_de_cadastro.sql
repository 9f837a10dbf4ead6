-- A window of registration that no screen sets and no rule asks was two columns without effect.
alter table hotsite drop column cadastro_de, drop column cadastro_ate;
