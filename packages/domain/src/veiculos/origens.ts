// Where a vehicle comes from: how it got into the consignor's hands, and the category that visitors filter by. The
// specification names ten categories and part of the origins ("and others"); the rest is ours. A total loss (`PT_*`)
// or a damaged one must say so on the card and on the lot page, before the bid.

export const CATEGORIAS_DE_ORIGEM = {
  RECUPERACAO_FINANCIAMENTO: 'Recuperado de financiamento',
  RECUPERACAO_SEGURADORA: 'Recuperado de seguradora',
  SEGURO_CREDITO: 'Seguro de crédito',
  FROTA: 'Frota',
  LOJA: 'Loja',
  APREENSAO: 'Apreensão de trânsito ou judicial',
  NAO_DEFINIDO: 'Não definido',
  EXTRAJUDICIAL: 'Extrajudicial',
  VENDA_DIRETA: 'Venda direta',
  ALIENACAO: 'Alienação',
} as const

export type CategoriaDeOrigem = keyof typeof CATEGORIAS_DE_ORIGEM

type DadosDaOrigem = {
  readonly rotulo: string
  readonly categoria: CategoriaDeOrigem
  /** Must be announced as "sinistro" before the bid. */
  readonly sinistro: boolean
}

const origem = (rotulo: string, categoria: CategoriaDeOrigem, sinistro = false): DadosDaOrigem => ({
  rotulo,
  categoria,
  sinistro,
})

export const ORIGENS = {
  AMIGAVEL: origem('Retomada amigável', 'RECUPERACAO_FINANCIAMENTO'),
  JUDICIAL: origem('Retomada judicial', 'RECUPERACAO_FINANCIAMENTO'),
  PT_COLISAO: origem('Perda total por colisão', 'RECUPERACAO_SEGURADORA', true),
  PT_ROUBO_FURTO_RECUPERADO: origem('Recuperado de roubo ou furto', 'RECUPERACAO_SEGURADORA', true),
  PT_ENCHENTE: origem('Perda total por enchente', 'RECUPERACAO_SEGURADORA', true),
  PT_INCENDIO: origem('Perda total por incêndio', 'RECUPERACAO_SEGURADORA', true),
  SINISTRADO: origem('Sinistrado', 'RECUPERACAO_SEGURADORA', true),
  SEGURO_CREDITO: origem('Seguro de crédito', 'SEGURO_CREDITO'),
  FROTA: origem('Frota', 'FROTA'),
  LOJA: origem('Loja', 'LOJA'),
  APREENSAO: origem('Apreensão', 'APREENSAO'),
  EXTRAJUDICIAL: origem('Extrajudicial', 'EXTRAJUDICIAL'),
  VENDA_DIRETA: origem('Venda direta', 'VENDA_DIRETA'),
  ALIENACAO: origem('Alienação', 'ALIENACAO'),
  NAO_DEFINIDO: origem('Não definido', 'NAO_DEFINIDO'),
} as const satisfies Record<string, DadosDaOrigem>

export type Origem = keyof typeof ORIGENS

export function ehOrigem(valor: unknown): valor is Origem {
  return typeof valor === 'string' && Object.hasOwn(ORIGENS, valor)
}

/** Data of an origin; an unknown or missing one is NAO_DEFINIDO. */
export function dadosDaOrigem(valor: string | null): DadosDaOrigem {
  return ORIGENS[ehOrigem(valor) ? valor : 'NAO_DEFINIDO']
}
