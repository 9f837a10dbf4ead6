-- A banner for one auction or one category stands in the list of lots alone; what was saved with a target elsewhere was
-- never shown, and is switched off instead of being shown to everybody all of a sudden.
update banner set ativo = false, lei_id = null, categoria = null
  where posicao <> 'lista' and (lei_id is not null or categoria is not null);
alter table banner add constraint banner_alvo_so_na_lista
  check (posicao = 'lista' or (lei_id is null and categoria is null));

-- What a redirection cannot lead to: a place of its own page, a letter, a call.
update banner set url_destino = null where url_destino !~* '^(/|https?://)' or url_destino ~* '^/ir([?#]|$)';
