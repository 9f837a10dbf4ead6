// The state of a room in the browser, and how each frame changes it: pure, so that it can be tested without a socket.
//
// Idempotent: of two states of a lot the one with the higher `versao` counts, bids are known by `seq`. A frame about
// a lot that is not here asks for the snapshot again (`faltaLote`).
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import type { EstadoDoLote, EstadoRestrito, LanceDaEquipe } from '@martelo/contracts/lances/lances.events.ts'
import type { EstadoDaSala, LoteNoPregao } from '@martelo/contracts/pregao/pregao.schemas.ts'
import { estaNoBloco } from '@martelo/domain/lotes/no-bloco.ts'
import type { SituacaoLote } from '@martelo/domain/lotes/situacoes.ts'
import { cadaUmaVez } from '../lances/cada-uma-vez.ts'

export type RetratoDaSala = RespostaDe<Calls['GET /v1/leilao/:leiUid/sala']>
export type LanceNaSala = RetratoDaSala['lances']['lances'][number]

const LANCES_GUARDADOS = 60

/** Newest first, each once. */
export function juntarLancesDaSala(
  antes: readonly LanceNaSala[],
  novos: readonly LanceNaSala[],
): LanceNaSala[] {
  return cadaUmaVez([...novos, ...antes]).slice(0, LANCES_GUARDADOS)
}

export function faltaLote(r: RetratoDaSala, dados: Record<string, unknown>): boolean {
  return typeof dados.lelUid === 'string' && !r.lotes.some((l) => l.estado.lelUid === dados.lelUid)
}

function comEstado(
  l: LoteNoPregao,
  estado: EstadoDoLote,
  restrito: EstadoRestrito | undefined,
): LoteNoPregao {
  if (estado.versao <= l.estado.versao) return l
  // What was known of the leader is not known of another one.
  const outro = l.reservado !== undefined && estado.selo !== l.estado.selo
  const reservado = outro
    ? { reservado: { ...l.reservado, liderEmDefesa: false, liderDivergente: false } }
    : {}
  return { ...l, estado, ...(l.restrito && restrito ? { restrito } : {}), ...reservado } as LoteNoPregao
}

/** One frame of the room. */
export function aplicarNaSala(
  r: RetratoDaSala,
  evento: string,
  dados: Record<string, unknown>,
): RetratoDaSala {
  if (evento === 'sala-atualizada') return { ...r, sala: dados.sala as EstadoDaSala }
  if (evento === 'resposta-do-comitente') return comResposta(r, dados)
  const estado = dados.estado as EstadoDoLote | undefined
  if (estado === undefined) return r
  const restrito = dados.restrito as EstadoRestrito | undefined
  const lotes = r.lotes.map((l) => (l.estado.lelUid === estado.lelUid ? comEstado(l, estado, restrito) : l))
  const novos = (dados.lances ?? []) as LanceDaEquipe[]
  const doFoco = r.lances.lelUid === estado.lelUid
  // The count goes down where the bids were released: the next dispute numbers its own from 1.
  const recomecou = r.lotes.some(
    ({ estado: e }) =>
      e.lelUid === estado.lelUid && e.versao < estado.versao && estado.quantidade < e.quantidade,
  )
  const juntos = juntarLancesDaSala(recomecou ? [] : r.lances.lances, novos)
  const lances = doFoco ? { ...r.lances, lances: juntos } : r.lances
  // A frame that is delivered again after a snapshot may be older than what is known.
  const velho = r.lotes.some((l) => l.estado.lelUid === estado.lelUid && l.estado.versao > estado.versao)
  return { ...r, lotes, lances, sala: velho ? r.sala : salaDepois(r.sala, estado) }
}

/**
 * After this frame the snapshot must be refetched: another lot is on the block, a court's lot leaves a round or enters the next
 * (the room says what follows), or a lot is not in it.
 */
export function pedeRetrato(
  antes: RetratoDaSala,
  depois: RetratoDaSala,
  dados: Record<string, unknown>,
): boolean {
  const atual = depois.sala.loteAtualUid
  const trocouDePraca = dados.para === 'NAO_ARREMATADO' || dados.de === 'NAO_ARREMATADO'
  return (
    (atual !== null && atual !== antes.sala.loteAtualUid) ||
    (trocouDePraca && (dados.estado as EstadoDoLote).praca !== undefined) ||
    faltaLote(depois, dados)
  )
}

/**
 * A snapshot that was loaded while frames came replaces the one on the screen: newer states stay until the frames are
 * delivered again.
 */
export function trocarRetrato(antes: RetratoDaSala | null, novo: RetratoDaSala): RetratoDaSala {
  if (antes === null || antes.versao <= novo.versao) return novo
  const conhecidos = new Map(antes.lotes.map((l) => [l.estado.lelUid, l]))
  const lotes = novo.lotes.map((l) => {
    const tinha = conhecidos.get(l.estado.lelUid)
    return tinha === undefined ? l : comEstado(l, tinha.estado, tinha.restrito)
  })
  const ate = Math.max(0, ...novo.lances.lances.map((l) => l.seq))
  const ineditos = antes.lances.lances.filter((l) => l.seq > ate)
  const lances =
    antes.lances.lelUid === novo.lances.lelUid
      ? { ...novo.lances, lances: juntarLancesDaSala(novo.lances.lances, ineditos) }
      : novo.lances
  return { ...novo, lotes, lances, sala: antes.sala }
}

/** The block is known before the room's own frame says it. */
function salaDepois(sala: EstadoDaSala, estado: EstadoDoLote): EstadoDaSala {
  const noBloco = estaNoBloco(estado.situacao)
  const era = sala.loteAtualUid === estado.lelUid
  if (noBloco && !era) return { ...sala, loteAtualUid: estado.lelUid }
  return !noBloco && era ? { ...sala, loteAtualUid: null } : sala
}

function comResposta(r: RetratoDaSala, dados: Record<string, unknown>): RetratoDaSala {
  if (dados.durante !== true) return r
  const lotes = r.lotes.map((l) => {
    if (l.estado.lelUid !== dados.lelUid || l.reservado === undefined) return l
    const respostaDuranteLeilao = {
      resposta: dados.resposta as 'Liberada' | 'Recusada' | 'Novo valor',
      valor: dados.valor as number | null,
      lance: l.estado.valor,
      nome: String(dados.nome ?? ''),
      em: new Date(0).toISOString(),
    }
    return { ...l, reservado: { ...l.reservado, respostaDuranteLeilao } }
  })
  return { ...r, lotes }
}

const A_VIR: readonly SituacaoLote[] = ['LIBERADO_LEILAO', 'PLACAR', 'REPASSE']
const DECIDIDOS: readonly SituacaoLote[] = [
  'AG_PAGAMENTO',
  'BOLETO',
  'PARCIAL_CARTAO',
  'PAGO_CARTAO',
  'PAGO',
  'AG_CLIENTE',
  'BUY_NOW',
  'CONDICIONAL',
  'CONDICIONAL_NEGADA',
  'NEGADA_CONDICIONAL',
  'NAO_ARREMATADO',
  'RECOMPRA',
  'RETIRADO',
  'CANCELADO_NO_LEILAO',
  'LOTE_CANCELADO',
  'CLIENTE_DESISTIU',
]

/** The lots of a room by what they are to it now. Several open ones at once: an online auction, by their end. */
export function arrumar(r: RetratoDaSala) {
  const em = (s: readonly SituacaoLote[]) => r.lotes.filter((l) => s.includes(l.estado.situacao))
  const online = r.leilao.modalidade === 'ONLINE'
  const fim = (l: LoteNoPregao) =>
    l.estado.dataFim === null ? Number.POSITIVE_INFINITY : Date.parse(l.estado.dataFim)
  const aVir = em(A_VIR).toSorted((a, b) =>
    online ? fim(a) - fim(b) || a.posicao - b.posicao : ordemDe(a) - ordemDe(b),
  )
  return {
    atual: r.lotes.find((l) => l.estado.lelUid === r.sala.loteAtualUid) ?? null,
    placar: r.lotes.find((l) => l.estado.situacao === 'PLACAR') ?? null,
    aVir,
    pendentes: em(['PENDENTE', 'SUSPENSO']),
    resultados: em(DECIDIDOS).toSorted((a, b) => b.posicao - a.posicao),
  }
}

/** The lot on the board first, a repasse after the others. */
const ordemDe = (l: LoteNoPregao): number =>
  l.posicao + (l.estado.situacao === 'PLACAR' ? -1e6 : l.estado.situacao === 'REPASSE' ? 1e6 : 0)

/** On the stage: the block's lot, the board's, else the next one. */
export function loteNoPalco(r: RetratoDaSala): LoteNoPregao | null {
  const { atual, placar, aVir } = arrumar(r)
  return atual ?? placar ?? aVir[0] ?? null
}

/** The lot that a visitor looks at: the one he opened inside, else the stage's. */
export const loteNoFoco = (r: RetratoDaSala, anuncioUid: string | undefined): LoteNoPregao | null =>
  r.lotes.find((l) => l.estado.lelUid === anuncioUid) ?? loteNoPalco(r)

/** The frame ended a lot: it was sold, went to its consignor, or found no buyer. */
export const foiDecidido = (evento: string, dados: Record<string, unknown>): string | null =>
  evento === 'lote-transitou' && DECIDIDOS.some((s) => s === dados.para) ? String(dados.lelUid) : null

/** What all in the room must read: time given back, or a result that does not stand any more. */
export function recadoDoQuadro(evento: string, dados: Record<string, unknown>): string | null {
  if (evento === 'interrupcao-compensada') return String(dados.mensagem)
  if (evento !== 'lote-transitou' || dados.evento !== 'desfazerMartelo') return null
  const { numero, nome } = dados.estado as EstadoDoLote
  return `O resultado de ${numero} · ${nome} foi desfeito. Os lances continuam valendo.`
}
