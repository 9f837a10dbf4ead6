// How a proposal ended, in a word that follows "proposta".
export const SITUACOES_DA_PROPOSTA = [
  'ENVIADA',
  'ACEITA',
  'RECUSADA',
  'CONTRAPROPOSTA',
  'CANCELADA',
  'EXPIRADA',
] as const
export type SituacaoDaProposta = (typeof SITUACOES_DA_PROPOSTA)[number]

const FINS: Readonly<Partial<Record<SituacaoDaProposta, string>>> = {
  ACEITA: 'aceita',
  RECUSADA: 'recusada',
  CANCELADA: 'retirada',
  EXPIRADA: 'encerrada',
}

/** Null: it still waits for an answer. */
export const comoTerminou = (situacao: SituacaoDaProposta): string | null => FINS[situacao] ?? null
