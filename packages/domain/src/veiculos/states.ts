// A vehicle's sale without an auction: offered at a fixed price, held for a buyer, sold. Refuses what stands in an auction,
// what may not be sold, and a buyer without a name.
import {
  type Guardas,
  type PedidoDeTransicao,
  type RespostaDeTransicao,
  responderTransicao,
  type Ator,
  type Transicao,
} from '../comum/transicoes.ts'

export const SITUACOES_DA_VENDA_DIRETA = ['ABERTA', 'RESERVADA', 'VENDIDA', 'CANCELADA'] as const
export type SituacaoDaVendaDireta = (typeof SITUACOES_DA_VENDA_DIRETA)[number]
export const ROTULO_DA_VENDA_DIRETA: Readonly<Record<SituacaoDaVendaDireta, string>> = {
  ABERTA: 'À venda',
  RESERVADA: 'Reservada',
  VENDIDA: 'Vendida',
  CANCELADA: 'Cancelada',
}

export const EVENTOS_DA_VENDA_DIRETA = ['reservar', 'soltar', 'vender', 'cancelar'] as const
export type EventoDaVendaDireta = (typeof EVENTOS_DA_VENDA_DIRETA)[number]
type Guarda = 'comComprador' | 'comMotivo' | 'noEstoque' | 'vendaLiberada' | 'vendaDesfeita'

export interface FatosDaVendaDireta {
  readonly comprador: string
  readonly motivo: string
  readonly noEstoque: boolean
  readonly inibirVenda: boolean
  /** its sale was cancelled or given up; what was noted before sales existed has none */
  readonly vendaDesfeita: boolean
}

const QUEM: readonly Ator[] = ['ADM', 'Leilão']
const linha = (
  de: SituacaoDaVendaDireta,
  para: SituacaoDaVendaDireta,
  evento: EventoDaVendaDireta,
  guardas: readonly Guarda[],
): Transicao<SituacaoDaVendaDireta, EventoDaVendaDireta, Guarda> => ({
  de,
  para,
  evento,
  quem: QUEM,
  guardas,
})

export const TRANSICOES_DA_VENDA_DIRETA = [
  linha('ABERTA', 'RESERVADA', 'reservar', ['comComprador', 'noEstoque']),
  linha('RESERVADA', 'ABERTA', 'soltar', ['comMotivo']),
  linha('ABERTA', 'VENDIDA', 'vender', ['comComprador', 'noEstoque', 'vendaLiberada']),
  linha('RESERVADA', 'VENDIDA', 'vender', ['comComprador', 'noEstoque', 'vendaLiberada']),
  linha('ABERTA', 'CANCELADA', 'cancelar', ['comMotivo']),
  linha('RESERVADA', 'CANCELADA', 'cancelar', ['comMotivo']),
  linha('VENDIDA', 'CANCELADA', 'cancelar', ['comMotivo', 'vendaDesfeita']),
] as const

const GUARDAS: Guardas<Guarda, Partial<FatosDaVendaDireta>> = {
  comComprador: (f) => ((f.comprador ?? '').trim() === '' ? 'Informe o comprador.' : null),
  comMotivo: (f) => ((f.motivo ?? '').trim() === '' ? 'Informe o motivo.' : null),
  noEstoque: (f) => (f.noEstoque === true ? null : 'O veículo não está no estoque.'),
  vendaDesfeita: (f) =>
    f.vendaDesfeita === true ? null : 'A venda está de pé: desista dela ou cancele-a na própria venda.',
  vendaLiberada: (f) => (f.inibirVenda === false ? null : 'A venda deste veículo está inibida.'),
}

export const transitarVendaDireta = (
  p: PedidoDeTransicao<SituacaoDaVendaDireta, EventoDaVendaDireta>,
  fatos: Partial<FatosDaVendaDireta>,
): RespostaDeTransicao<SituacaoDaVendaDireta> =>
  responderTransicao(TRANSICOES_DA_VENDA_DIRETA, GUARDAS, p, fatos)

/** Why a vehicle may not be offered; null: it may. */
export function impedimentoDaVendaDireta(f: {
  readonly noEstoque: boolean
  readonly inibirVenda: boolean
}): string | null {
  return GUARDAS.noEstoque(f) ?? GUARDAS.vendaLiberada(f)
}
