-- Each word of a lot gets a position, so that its weight tells: a word without one matched the search for words of the
-- name. The server folds and writes them anew at its start, and until then the index answers.
update busca_lote set palavras = null where palavras is not null;
