// In which condition a vehicle is sold: conserved or scrap, the "monta" of its damage, the result of its private
// report (`laudo cautelar`, not Detran's inspection). Scrap never circulates again; a grande monta neither; a média
// monta stays in the record after repair. Sources: CONTRAN 623/2016 (classes of Detran auctions), CONTRAN 810/2020
// (monta).

type DadosDaConservacao = { readonly rotulo: string; readonly sucata: boolean; readonly circula: boolean }

export const CONSERVACOES = {
  CONSERVADO: { rotulo: 'Conservado', sucata: false, circula: true },
  SUCATA_APROVEITAVEL: { rotulo: 'Sucata aproveitável', sucata: true, circula: false },
  SUCATA_MOTOR_INSERVIVEL: {
    rotulo: 'Sucata aproveitável com motor inservível',
    sucata: true,
    circula: false,
  },
  SUCATA_INSERVIVEL: { rotulo: 'Sucata inservível', sucata: true, circula: false },
} as const satisfies Record<string, DadosDaConservacao>

export type Conservacao = keyof typeof CONSERVACOES

export const MONTAS = {
  PEQUENA: { rotulo: 'Pequena monta', circula: 'sim' },
  MEDIA: { rotulo: 'Média monta', circula: 'apos-reparo' },
  GRANDE: { rotulo: 'Grande monta', circula: 'nao' },
} as const

export type Monta = keyof typeof MONTAS

export const LAUDOS_CAUTELARES = {
  APROVADO: 'Aprovado',
  APROVADO_COM_RESSALVAS: 'Aprovado com ressalvas',
  REPROVADO: 'Reprovado',
  NAO_REALIZADO: 'Não realizado',
} as const

export type LaudoCautelar = keyof typeof LAUDOS_CAUTELARES

export type AvisosDoVeiculo = {
  readonly conservacao: Conservacao | null
  readonly monta: Monta | null
  readonly sinistro: boolean
}

/** What must be said on the card and on the page before the bid, in order of weight. Empty: nothing. */
export function avisosAntesDoLance({ conservacao, monta, sinistro }: AvisosDoVeiculo): string[] {
  const avisos: string[] = []
  if (conservacao !== null && CONSERVACOES[conservacao].sucata) {
    avisos.push(`${CONSERVACOES[conservacao].rotulo}: não pode voltar a circular`)
  }
  if (monta !== null) avisos.push(MONTAS[monta].rotulo)
  if (sinistro) avisos.push('Sinistrado')
  return avisos
}
