-- A house may list several consignors of one system; the oldest active one gets what comes without another word.
drop index integracao_comitente_ativa;
create index integracao_comitente_da_integradora on integracao_comitente (hot_id, integradora);
