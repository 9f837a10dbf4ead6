// The keys by which a list of sales is filtered (specification, section 9). What each one means is said in SQL, by the
// server's list of sales.
export const CHAVES_DE_FILTRO = [
  'agPagamentoAgValidacao',
  'agRetirada',
  'documentacao',
  'fechadas',
  'leilao',
] as const
export type ChaveDeFiltro = (typeof CHAVES_DE_FILTRO)[number]

export const ROTULO_DO_FILTRO: Record<ChaveDeFiltro, string> = {
  agPagamentoAgValidacao: 'Aguardando pagamento ou validação',
  agRetirada: 'Aguardando retirada',
  documentacao: 'Documentação',
  fechadas: 'Fechadas',
  leilao: 'Por leilão',
}
