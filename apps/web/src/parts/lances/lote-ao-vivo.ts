// The state of one lot in the browser, and how each frame changes it: pure, so that it can be tested without a
// socket.
//
// Idempotent: of two states the one with the higher `versao` counts, bids are known by `seq`; a frame may come twice
// (after a reconnect, after a crash of the server). The leader is known by `selo`.
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import type { EstadoDoLote, LancePublico } from '@martelo/contracts/lances/lances.events.ts'
import { estadoDoMeuLance } from '@martelo/domain/lances/estado-do-lance.ts'
import { cadaUmaVez } from './cada-uma-vez.ts'

export type RetratoDoLote = RespostaDe<Calls['GET /v1/leilao/lotes/:lelUid/ao-vivo']>
export type MeuNoLote = NonNullable<RetratoDoLote['meu']>

const LANCES_GUARDADOS = 100

/** Newest first, each once. */
export function juntarLances(
  antes: readonly LancePublico[],
  novos: readonly LancePublico[],
): readonly LancePublico[] {
  const conhecidos = new Set(antes.map((l) => l.seq))
  const ineditos = novos.filter((l) => !conhecidos.has(l.seq))
  if (ineditos.length === 0) return antes
  return cadaUmaVez([...ineditos, ...antes]).slice(0, LANCES_GUARDADOS)
}

/** Where the client stands after new bids or another state of the lot. */
export function reverMeu(meu: MeuNoLote, estado: EstadoDoLote, lances: readonly LancePublico[]): MeuNoLote {
  const meus = lances.filter((l) => l.selo === meu.selo).map((l) => l.valor)
  const meuLance = meus.length > 0 ? Math.max(...meus, meu.meuLance ?? 0) : meu.meuLance
  // A price that started anew (a re-offer) drops all former bids.
  const valido = estado.quantidade === 0 ? null : meuLance
  const novo = estadoDoMeuLance({
    meuLance: valido,
    lanceAtual: estado.valor,
    situacao: estado.situacao,
    vendidoParaMim: null,
  })
  const jaVencedor = meu.estado === 'vencedor' && novo !== 'nao-esta-participando'
  const estadoMeu = jaVencedor ? meu.estado : novo
  if (estadoMeu === meu.estado && valido === meu.meuLance) return meu
  return { ...meu, meuLance: valido, estado: estadoMeu }
}

/** One frame of the auction's room. Frames of other lots answer the same object. */
export function aplicarQuadro(retrato: RetratoDoLote, dados: Record<string, unknown>): RetratoDoLote {
  if (dados.lelUid !== retrato.estado.lelUid) return retrato
  const recebido = dados.estado as EstadoDoLote | undefined
  const novos = (dados.lances ?? []) as LancePublico[]
  const estado = recebido && recebido.versao > retrato.estado.versao ? recebido : retrato.estado
  // The count goes down where the bids were released: the next dispute numbers its own from 1.
  const recomecou = estado.quantidade < retrato.estado.quantidade
  const lances = juntarLances(recomecou ? [] : retrato.lances, novos)
  if (estado === retrato.estado && lances === retrato.lances) return retrato
  const meu = retrato.meu && reverMeu(retrato.meu, estado, lances)
  return { ...retrato, estado, lances: [...lances], meu }
}

/**
 * A snapshot that was loaded while frames came, for the one on the screen: what the frames said since is not taken back
 * until they are given again.
 */
export function trocarRetratoDoLote(antes: RetratoDoLote | null, novo: RetratoDoLote): RetratoDoLote {
  if (antes === null || antes.estado.lelUid !== novo.estado.lelUid) return novo
  return aplicarQuadro(novo, {
    lelUid: novo.estado.lelUid,
    estado: antes.estado,
    lances: antes.estado.versao > novo.estado.versao ? antes.lances : [],
  })
}

/** The answer to one's own bid is known before the room tells it. */
export function aplicarResposta(
  retrato: RetratoDoLote,
  lote: { situacao: EstadoDoLote['situacao']; valor: number | null; proximo: number; dataFim: string | null },
): RetratoDoLote {
  if (lote.valor === null || (retrato.estado.valor ?? 0) > lote.valor) return retrato
  const { situacao, valor, proximo } = lote
  const dataFim = retrato.estado.encerraPorTempo ? lote.dataFim : retrato.estado.dataFim
  return { ...retrato, estado: { ...retrato.estado, situacao, valor, proximo, dataFim } }
}

/** The instant that the clock counts to, epoch ms; null: no clock runs. */
export function fimDoRelogio(e: EstadoDoLote): number | null {
  const fim = e.relogio.fim ?? (e.encerraPorTempo ? e.dataFim : null)
  return fim === null ? null : Date.parse(fim)
}

/** Centavos: the score's price for who has no group's; of a sold lot, what it was sold for. */
export const precoDeTodos = (e: EstadoDoLote): number =>
  e.valorVendido ?? (e.tipoNegociacao === 'COMPRE_JA' ? e.compreJa : e.valor) ?? e.minimo
