// The six states of an auction and what each means to a list and to a bidder. Whether it is active: `leilao.ts`.
import { ROTULO_DESCONHECIDO } from '../lotes/situacoes.ts'

export const SITUACOES_DE_LEILAO = [
  'EM_LOTEAMENTO',
  'CRIADO',
  'PRONTO',
  'AO_VIVO',
  'EXECUTADO',
  'CANCELADO',
] as const

export type SituacaoLeilao = (typeof SITUACOES_DE_LEILAO)[number]

type DadosDoLeilao = {
  readonly rotulo: string
  readonly final: boolean
  /**
   * Its lots may take bids, each by its own state. EM_LOTEAMENTO is not published yet. EXECUTADO stays open
   * for the lots in REPASSE; all others are closed by then.
   */
  readonly recebeLances: boolean
}

export const SITUACOES_LEILAO: Readonly<Record<SituacaoLeilao, DadosDoLeilao>> = {
  EM_LOTEAMENTO: { rotulo: 'Em loteamento', final: false, recebeLances: false },
  CRIADO: { rotulo: 'Em breve', final: false, recebeLances: true },
  PRONTO: { rotulo: 'Aberto para lances', final: false, recebeLances: true },
  AO_VIVO: { rotulo: 'Ao vivo', final: false, recebeLances: true },
  EXECUTADO: { rotulo: 'Encerrado', final: true, recebeLances: true },
  CANCELADO: { rotulo: 'Cancelado', final: true, recebeLances: false },
}

export function ehSituacaoLeilao(valor: unknown): valor is SituacaoLeilao {
  return typeof valor === 'string' && Object.hasOwn(SITUACOES_LEILAO, valor)
}

/** The Portuguese label; an unknown value reads `Não informado`. */
export function rotuloDoLeilao(situacao: string): string {
  return ehSituacaoLeilao(situacao) ? SITUACOES_LEILAO[situacao].rotulo : ROTULO_DESCONHECIDO
}
