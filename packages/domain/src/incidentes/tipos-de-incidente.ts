// Kinds of incident, with the business days in which the house answers and decides each.
export const TIPOS_DE_INCIDENTE = [
  'DEFEITO',
  'DESCRICAO',
  'DOCUMENTACAO',
  'ENTREGA',
  'AVARIA',
  'COBRANCA',
  'OUTRO',
] as const
export type TipoDeIncidente = (typeof TIPOS_DE_INCIDENTE)[number]

interface Regra {
  readonly rotulo: string
  /** business days until it is decided */
  readonly prazoDias: number
}
export const REGRA_DO_INCIDENTE: Readonly<Record<TipoDeIncidente, Regra>> = {
  DEFEITO: { rotulo: 'Defeito não informado', prazoDias: 10 },
  DESCRICAO: { rotulo: 'Descrição diferente do bem', prazoDias: 10 },
  DOCUMENTACAO: { rotulo: 'Documentação', prazoDias: 5 },
  ENTREGA: { rotulo: 'Retirada ou entrega', prazoDias: 3 },
  AVARIA: { rotulo: 'Avaria no pátio', prazoDias: 10 },
  COBRANCA: { rotulo: 'Cobrança ou pagamento', prazoDias: 3 },
  OUTRO: { rotulo: 'Outro assunto', prazoDias: 5 },
}
export const ROTULO_DO_TIPO_DE_INCIDENTE = Object.fromEntries(
  TIPOS_DE_INCIDENTE.map((t) => [t, REGRA_DO_INCIDENTE[t].rotulo]),
) as Readonly<Record<TipoDeIncidente, string>>
