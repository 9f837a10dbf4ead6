-- Who was erased before 0926 kept no word of what he was. It is still known where a purchase keeps the document, and where
-- the history tells of papers that only one kind sends. Of the others nothing is claimed: the column stays empty.
update cliente c set excluido_natureza = case
    when c.cnpj is not null then 'Juridica'
    when c.cpf is not null then 'Fisica'
    when h.empresa then 'Juridica'
    when h.pessoa then 'Fisica' end
from cliente x left join lateral (
    select bool_or(a.acao in ('incluirSocio', 'retirarSocio', 'enviarDocumentoDoSocio')
        or a.depois ->> 'tipo' in ('CONTRATO_SOCIAL', 'CARTAO_CNPJ', 'IDENTIDADE_REPRESENTANTE', 'IDENTIDADE_REPRESENTANTE_VERSO')) as empresa,
      bool_or(a.acao = 'enviarDocumento' and a.depois ->> 'tipo' in ('IDENTIDADE', 'IDENTIDADE_VERSO')) as pessoa
    from auditoria a where a.hot_id = x.hot_id and a.entidade = 'cliente' and a.entidade_uid = x.uid::text) h on true
where x.id = c.id and x.excluido_at is not null and x.excluido_natureza is null;
