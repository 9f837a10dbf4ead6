import type { SituacaoDeOrdem } from '@martelo/domain/prestacoes/ordem-de-pagamento.ts'
import type { SituacaoDePrestacao } from '@martelo/domain/prestacoes/states.ts'

export const COR_DA_PRESTACAO: Readonly<Record<SituacaoDePrestacao, string>> = {
  ABERTA: 'gray',
  CONFERIDA: 'yellow',
  APROVADA: 'blue',
  PAGA: 'teal',
}
export const COR_DA_ORDEM: Readonly<Record<SituacaoDeOrdem, string>> = {
  enviando: 'blue',
  paga: 'teal',
  recusada: 'red',
}
