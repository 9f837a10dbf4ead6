// Who owns each table: the module (with the engine of its name) or `core`. Its statements alone write it; another module
// that wants something written calls the owner's door. tests/tidy/tables.test.ts holds every statement against it.
// Retention (modules/guarda) takes rows away by its own table of periods.
// biome-ignore format: one owner with its tables is read as a paragraph
export const DONOS: Readonly<Record<string, readonly string[]>> = {
  core: [
    'acesso_revogado', 'arquivo_publico', 'auditoria', 'caixa_postal', 'chave_do_sistema', 'documento_numeracao', 'externo_aviso', 'externo_credencial',
    'externo_envio', 'externo_registro', 'feriado', 'limite_de_taxa', 'migracao', 'pedido_idempotente',
    'unidade_negocio',
  ],
  anexos: ['anexo', 'envio_de_anexo', 'parte_do_envio'],
  avisos: [
    'assinatura_email', 'aviso', 'aviso_anexo', 'aviso_da_casa', 'aviso_entrega', 'aviso_texto', 'inscricao_push',
    'preferencia_de_canal', 'sossego',
  ],
  banners: ['banner', 'banner_contagem'],
  bloqueios: ['bloqueio', 'suspeita_ignorada'],
  boletos: ['boleto', 'boleto_liquidacao', 'boleto_remessa', 'boleto_retorno', 'boleto_retorno_linha', 'convenio_boleto'],
  busca: ['busca_lote', 'busca_pendente'],
  buscas: ['busca_salva', 'busca_salva_lote'],
  caucoes: ['caucao'],
  clientes: [
    'cadastro_pendente', 'carteira', 'cliente', 'cliente_documento', 'endereco',
    'mudanca_de_contato', 'pedido_exclusao', 'socio',
  ],
  comitentes: ['comitente', 'comitente_grupo', 'usuario_comitente', 'usuario_grupo_comitente'],
  contas: ['conta_bancaria'],
  conteudo: ['login_conteudo', 'pagina', 'pagina_item', 'pagina_sessao', 'pagina_versao'],
  conversas: ['chat', 'chat_leitura', 'chat_mensagem', 'chat_silencio'],
  estadias: ['estadia', 'estadia_movimento', 'estadia_servico', 'tabela_diaria', 'vaga'],
  entregas: ['agendamento', 'entrega_troca', 'frete_do_hotsite', 'preco_entrega'],
  eventos: ['evento', 'evento_convidado'],
  favoritos: ['favorito'],
  grupos: ['cliente_grupo', 'grupo_cliente'],
  habilitacoes: ['habilitacao'],
  hotsites: ['consentimento', 'hotsite'],
  impressos: ['documento_emitido'],
  integracoes: [
    'documento_restrito', 'integracao_comitente', 'integracao_leilao', 'integracao_leilao_tag', 'integracao_lote',
    'integracao_tag', 'mapfre_evento', 'mapfre_processo',
  ],
  indicacoes: ['credito_de_indicacao', 'regra_de_indicacao'],
  incidentes: ['incidente', 'incidente_mensagem'],
  lances: [
    'batimento', 'lance', 'lance_automatico', 'lance_pedido', 'lote_regra_anterior', 'no_de_lances', 'proposta',
    'queda', 'registro_dia', 'registro_dia_lote', 'registro_raiz',
  ],
  leiloeiros: ['leiloeiro'],
  judicial: ['leilao_judicial', 'lote_judicial', 'preferencia_do_lote', 'proposta_parcelada'],
  leiloes: ['documento_do_leilao', 'leilao', 'local_realizacao'],
  lotes: ['carimbo', 'lote', 'lote_arquivo', 'problema_relatado', 'tipo_lote'],
  mensagens: ['mensagem_do_site'],
  newsletter: ['boletim', 'boletim_carta', 'newsletter_inscricao'],
  operacao: ['alerta_de_operacao', 'manutencao', 'medida_do_processo'],
  cartoes: ['cartao_contestacao', 'cartao_da_casa', 'cartao_estorno', 'cartao_transacao'],
  pagamentos: [
    'comprovante', 'extrato', 'extrato_linha', 'pagamento', 'parcelamento_do_hotsite', 'pix_notificacao',
    'pix_recebido', 'recibo_sequencia',
  ],
  relatorios: ['relatorio_salvo'],
  remocoes: [
    'local_remocao', 'motorista', 'preco_de_rota', 'remocao', 'remocao_link', 'remocao_passo', 'transportadora',
  ],
  depositos: ['deposito_bens', 'deposito_item'],
  patios: ['patio', 'patio_foto', 'patio_recesso'],
  pregao: ['apelido_leiloeiro', 'pregao_acao'],
  portal: ['solicitacao'],
  prestacoes: ['despesa_do_comitente', 'ordem_de_pagamento', 'prestacao', 'prestacao_item', 'prestacao_lancamento'],
  privacidade: ['aceite_de_termo', 'incidente_de_dados', 'tratamento_de_dados', 'versao_de_termo'],
  razao: ['razao_abertura', 'razao_conferencia', 'razao_lancamento', 'razao_partida'],
  salas: ['sala', 'sala_lote', 'sala_quadro'],
  transmissoes: [
    'canal_transmissao', 'destino_transmissao', 'gravacao', 'gravacao_marca', 'template_transmissao', 'transmissao',
    'video_institucional',
  ],
  usuarios: [
    'aparelho_conhecido', 'chave_de_acesso', 'codigo_de_recuperacao', 'desafio_de_chave', 'historico_login', 'liberacao_acesso', 'login_pendente',
    'segredo_uso_unico', 'segundo_fator', 'sessao', 'usuario', 'usuario_patio', 'usuario_permissao',
  ],
  sistemas: ['chave_comitente', 'ensaio_comitente', 'entrada_comitente', 'evento_comitente', 'webhook_comitente'],
  veiculos: [
    'chegada', 'fipe_preco', 'importacao', 'modelo_fotos', 'veiculo', 'veiculo_acesso', 'veiculo_classificacao',
    'veiculo_foto', 'venda_direta',
  ],
  avaliacoes: ['avaliacao_condicional', 'avaliacao_da_compra', 'avaliacao_leiloeiro'],
  condicionais: ['laudo_condicional'],
  validacoes: ['validacao'],
  vendas: ['devolucao', 'segunda_oferta', 'venda', 'venda_item', 'venda_item_extra'],
  visitas: ['ultima_visita', 'visita'],
  vistorias: ['tipo_vistoria', 'tipo_vistoria_versao', 'vistoria', 'vistoria_copia'],
}

/** Tables of which another module writes columns that are its own, in the statement where a door would cost a lock more. */
export const PARTILHADAS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  bloqueio: { core: 'the gate of every request counts whom it kept out' },
  aviso_entrega: { core: 'what the mail server says of a letter' },
  auditoria: { lances: 'a line for each lot in the one statement that ends or moves many' },
  lote: {
    lances: 'state, bids, price, ends and clocks: what the engine decides',
    pregao: 'clocks of the lots on the block, under the lock of the room',
    condicionais: 'the agreement of a conditional lot, and the consignor’s answer',
  },
  leilao: { pregao: 'the live room: state, pause, lot on the block, under its lock' },
  comprovante: { entregas: 'proofs of a delivery: its difference, a third party, the receipt of the post' },
  venda_item: { entregas: 'papers, delivery and collection of what was bought' },
  agendamento: { vendas: 'an appointment falls with the payment that is opened again' },
  pagamento: { vendas: 'lines that need not be paid any more are put aside with the sale locked' },
  cliente: { usuarios: 'an address that the house has changed is not confirmed any more' },
}
