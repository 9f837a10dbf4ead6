-- The index by which a consignor's late payouts are corrected, as his contract says it; without it the person chooses each time.

alter table comitente add column indice_do_repasse text
  check (indice_do_repasse in ('TABELA_DO_TRIBUNAL', 'IPCA', 'IPCA_E', 'INPC', 'IGP_M', 'SELIC'));
