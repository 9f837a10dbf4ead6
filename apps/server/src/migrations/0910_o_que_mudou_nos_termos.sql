-- What changed with a version of the terms, in the house's words: a client who agreed to an earlier one reads it before the text.
-- When it was published: who signed up in the morning is asked for what came into force that afternoon.
alter table versao_de_termo add column mudancas text check (length(mudancas) between 1 and 2000),
  add column publicada_at timestamptz;
alter table versao_de_termo alter column publicada_at set default clock_timestamp();

-- Whether a consent at the sign-up was to this version: it was in force then, and could be read.
create function conhecia_o_termo(aceite timestamptz, vigente_desde date, publicada_at timestamptz) returns boolean
language sql immutable as $$
  select coalesce((aceite at time zone 'America/Sao_Paulo')::date > vigente_desde
    or ((aceite at time zone 'America/Sao_Paulo')::date = vigente_desde and (publicada_at is null or aceite >= publicada_at)), false)
$$;
