-- What ended by its date before anyone was told of that: ended, and no one is told of it now.
update liberacao_acesso set situacao = 'encerrada', encerrada_at = ate
  where situacao in ('aguardando', 'consentida') and ate <= clock_timestamp();
create index liberacao_acesso_a_vencer on liberacao_acesso (ate) where situacao in ('aguardando', 'consentida');
