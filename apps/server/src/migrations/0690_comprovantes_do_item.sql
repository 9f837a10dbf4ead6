-- Proofs of an item that are validated: the third party's authorisation and the receipt of the post. Until now such files lay
-- beside the vehicle's papers without an answer.
alter table comprovante drop constraint comprovante_tipo_check;
alter table comprovante add constraint comprovante_tipo_check
  check (tipo in ('pagamento', 'sedex', 'carta_registrada', 'retirada_por_terceiros', 'aviso_de_recebimento'));
create index comprovante_do_item on comprovante (item_id, tipo) where item_id is not null;
update anexo set tipo = 'documento' where entidade = 'venda_item' and tipo in ('avisoDeRecebimento', 'retiradaPorTerceiros');
