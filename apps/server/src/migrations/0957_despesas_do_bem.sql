-- What a good cost its consignor is read beside each of its lots.
create index despesa_do_comitente_do_veiculo on despesa_do_comitente (vei_id);
