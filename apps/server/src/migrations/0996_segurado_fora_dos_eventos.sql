-- What an event of the insurer that was acted on says of people stands in its process alone, until that is closed.
update mapfre_evento set dados = jsonb_build_object('type', objeto, 'removalId', removal_id)
  where objeto = 'removal' and sentido = 'entrada' and status <> 'WAITING' and dados ? 'insured';
