/**
 * When a buyer gives up, the next bidder may have the lot at his own best bid: who is asked, in what order, and what may
 * become of an offer. The cascade ends with the third place. Refuses: bids below the reserve, clients who may not buy,
 * an answer after the deadline or for a lot that went another way.
 */
import {
  type Guardas,
  type PedidoDeTransicao,
  type RespostaDeTransicao,
  responderTransicao,
  type Transicao,
} from '../comum/transicoes.ts'

export const REGRAS_DA_SEGUNDA_OFERTA = ['nao', 'pedido', 'automatica'] as const
export type RegraDaSegundaOferta = (typeof REGRAS_DA_SEGUNDA_OFERTA)[number]

export const ROTULO_DA_REGRA: Record<RegraDaSegundaOferta, string> = {
  nao: 'Não oferecer',
  pedido: 'Oferecer quando a equipe pedir',
  automatica: 'Oferecer sozinho, ao desistir',
}

export const SITUACOES_DE_OFERTA = ['pendente', 'aceita', 'recusada', 'vencida', 'cancelada'] as const
export type SituacaoDeOferta = (typeof SITUACOES_DE_OFERTA)[number]

export const ROTULO_DA_OFERTA: Record<SituacaoDeOferta, string> = {
  pendente: 'Aguardando resposta',
  aceita: 'Aceita',
  recusada: 'Recusada',
  vencida: 'Prazo vencido',
  cancelada: 'Cancelada',
}

export type EventoDeOferta = 'aceitar' | 'recusar' | 'vencer' | 'cancelar'
type Guarda = 'noPrazo' | 'prazoVencido' | 'loteLivre'

export interface ContextoDeOferta {
  /** epoch ms */
  readonly agora: number
  readonly prazo: number
  /** the lot still waits in CLIENTE_DESISTIU */
  readonly loteLivre: boolean
}

const GUARDAS: Guardas<Guarda, ContextoDeOferta> = {
  noPrazo: (c) => (c.agora <= c.prazo ? null : 'O prazo para responder terminou.'),
  prazoVencido: (c) => (c.agora > c.prazo ? null : 'O prazo ainda não terminou.'),
  loteLivre: (c) => (c.loteLivre ? null : 'Este item não está mais disponível.'),
}

const CASA = ['ADM', 'SAC', 'GerenteSAC', 'Acerto', 'GerenteAcerto', 'Financeiro'] as const

// biome-ignore format: one row per line is what makes a table readable
export const TRANSICOES_DE_OFERTA: readonly Transicao<SituacaoDeOferta, EventoDeOferta, Guarda>[] = [
  { de: 'pendente', para: 'aceita', evento: 'aceitar', quem: ['Cliente'], guardas: ['noPrazo', 'loteLivre'] },
  { de: 'pendente', para: 'recusada', evento: 'recusar', quem: ['Cliente'], guardas: ['noPrazo'] },
  { de: 'pendente', para: 'vencida', evento: 'vencer', quem: ['sistema'], guardas: ['prazoVencido'] },
  { de: 'pendente', para: 'cancelada', evento: 'cancelar', quem: [...CASA, 'sistema'], guardas: [] },
]

export function podeTransitarOferta(
  pedido: PedidoDeTransicao<SituacaoDeOferta, EventoDeOferta>,
  contexto: ContextoDeOferta,
): RespostaDeTransicao<SituacaoDeOferta> {
  return responderTransicao(TRANSICOES_DE_OFERTA, GUARDAS, pedido, contexto)
}

/** The cascade's last place. */
export const ULTIMA_COLOCACAO = 3

export interface LanceColocado {
  readonly cliId: number
  readonly seq: number
  readonly valor: number
  /** papers approved, not blocked */
  readonly podeComprar: boolean
}

export interface Proximo {
  readonly cliId: number
  readonly seq: number
  readonly valor: number
  readonly colocacao: number
}

/** What was asked so far, for the next: the best bids of the lot, one per client. */
export interface Disputa {
  readonly lances: readonly LanceColocado[]
  /** who gave up */
  readonly desistente: number
  readonly perguntados: readonly number[]
  /** null: the lot has none */
  readonly reserva: number | null
}

/**
 * Who is asked next, or why there is no one. Places are counted among all who bid, so that a client who may not buy
 * keeps his place and is passed over.
 */
export function proximoColocado(d: Disputa): { ok: true; proximo: Proximo } | { ok: false; motivo: string } {
  const melhores = new Map<number, LanceColocado>()
  for (const l of d.lances)
    if (l.cliId !== d.desistente && (melhores.get(l.cliId)?.valor ?? 0) < l.valor) melhores.set(l.cliId, l)
  const colocados = [...melhores.values()]
    .toSorted((a, b) => b.valor - a.valor || a.seq - b.seq)
    .map((l, i) => ({ ...l, colocacao: i + 2 }))
    .filter((l) => l.colocacao <= ULTIMA_COLOCACAO)
  if (colocados.length === 0) return { ok: false, motivo: 'Não houve outro lance neste lote.' }
  const livres = colocados.filter((l) => l.podeComprar && !d.perguntados.includes(l.cliId))
  const [primeiro] = livres.filter((l) => l.valor >= (d.reserva ?? 0))
  if (primeiro === undefined)
    return {
      ok: false,
      motivo:
        livres.length > 0
          ? 'Os próximos lances não cobrem a reserva do comitente.'
          : 'Os próximos colocados já responderam ou não podem comprar.',
    }
  const { cliId, seq, valor, colocacao } = primeiro
  return { ok: true, proximo: { cliId, seq, valor, colocacao } }
}
