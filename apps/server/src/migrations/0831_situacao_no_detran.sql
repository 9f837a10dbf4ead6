-- What was typed about a good's standing at Detran is no item of a Detran auction: those get tables of their own.
alter table lote rename column detran_itens to situacao_detran;
