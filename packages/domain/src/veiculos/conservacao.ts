// In which condition a vehicle is sold: conserved or scrap, the "monta" of its damage, the result of its private
// report (`laudo cautelar`, not Detran's inspection). Scrap never circulates again; a grande monta neither; a média
// monta stays in the record after repair. Sources: CONTRAN 623/2016 (classes of Detran auctions), CONTRAN 810/2020
// (monta: damaged and not assessable items added).

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

const MAIOR_PEQUENA = 1
const MAIOR_MEDIA = 6

/**
 * The monta of a car from its damage report: items marked damaged plus items that could not be assessed. Up
 * to 1 pequena, up to 6 média, beyond grande. Counts are whole numbers from zero up.
 */
export function montaDosItens(danificados: number, naoAvaliados: number): Monta {
  const soma = danificados + naoAvaliados
  if (soma <= MAIOR_PEQUENA) return 'PEQUENA'
  return soma <= MAIOR_MEDIA ? 'MEDIA' : 'GRANDE'
}

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
