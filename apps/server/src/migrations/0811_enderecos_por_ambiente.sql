-- Where the same house is reached in each environment: { "homologacao": { "site": "https://…", "api": "https://…" } }. An
-- installation is one environment and looks at its own row alone.
alter table hotsite add column enderecos jsonb not null default '{}' check (jsonb_typeof(enderecos) = 'object');
