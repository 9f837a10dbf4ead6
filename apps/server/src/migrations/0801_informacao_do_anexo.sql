-- What a file is, in words: "frente e verso", "assinado em cartório".
alter table anexo add column informacao text not null default '' check (length(informacao) <= 300);
