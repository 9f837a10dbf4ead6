-- Without a document it would not be known that an erased record was a company's.
alter table cliente add column excluido_natureza text check (excluido_natureza in ('Fisica', 'Juridica'));
