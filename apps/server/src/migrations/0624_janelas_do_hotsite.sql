-- When a house takes new clients in, when visitors see its catalogue, and the further addresses at which it is written to.
alter table hotsite
  add column cadastro_de timestamptz,
  add column cadastro_ate timestamptz,
  add column visualizacao_de timestamptz,
  add column visualizacao_ate timestamptz,
  add column emails_contato text[] not null default '{}',
  add constraint hotsite_janela_de_cadastro check (cadastro_ate > cadastro_de),
  add constraint hotsite_janela_de_visualizacao check (visualizacao_ate > visualizacao_de);
