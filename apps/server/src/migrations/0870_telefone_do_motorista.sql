-- A driver who was named by the carrier's link got his number as an object in JSON; it is written as the register writes it.
update motorista
  set telefone = regexp_replace(telefone::jsonb ->> 'e164', '^\+55(\d\d)(\d{4,5})(\d{4})$', '(\1) \2-\3')
  where telefone like '{%';
