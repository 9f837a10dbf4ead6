-- A saved search of a person without an account: an e-mail in the client's place. It tells nothing until the owner of the
-- address has confirmed it, and ends on its day unless he confirms it again.
alter table busca_salva
  alter cli_id drop not null,
  add email text check (email = lower(email) and length(email) <= 254),
  -- the words that were agreed to, and from where
  add consentimento text,
  add ip text,
  add confirmado_at timestamptz,
  -- the last letter that asked for a confirmation, the first time or for another stretch; as exact as who reads it tells it back
  add confirmacao_enviada_at timestamptz(3),
  add vence_at timestamptz,
  add constraint busca_salva_de_quem check ((cli_id is null) <> (email is null)),
  add constraint busca_salva_por_email check (case when email is null
    then num_nonnulls(consentimento, ip, confirmado_at, confirmacao_enviada_at, vence_at) = 0
    else consentimento is not null and (confirmado_at is null) = (vence_at is null) end);

create unique index busca_salva_do_email on busca_salva (hot_id, email, endereco) where email is not null;
create index busca_salva_vence on busca_salva (vence_at) where vence_at is not null;
