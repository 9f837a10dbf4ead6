// What the live room does next without a key press: the robot, the calls and their undoing, the day of the cry. Three
// ways to run a room. ROBO: the clock does everything. LEILOEIRO: a person does everything. MISTO: the robot opens
// lots and makes the calls, the hammer is the person's; so is a lot with `finalizacaoManual` in every mode. The robot
// proposes one step; the server asks the lot's machine under its lock and does it. Refuses: selling a nickname's bid,
// a paused room.
import { impedimentoParaLeilao } from '../calendario/datas-da-venda.ts'
import type { Calendario } from '../calendario/dias-uteis.ts'
import { diaEmBrasilia } from '../calendario/tempo-brasilia.ts'
import { SEGUNDOS_ENTRE_CHAMADAS } from '../lotes/guardas.ts'
import type { SituacaoLeilao } from '../leiloes/situacoes.ts'
import type { SituacaoLote } from '../lotes/situacoes.ts'
import type { EventoLote } from '../lotes/states.ts'
import { type Relogio, reiniciar } from './relogio.ts'
import { type FatosDoResultado, resultadoDoLote } from './resultado.ts'

export const MODOS_DO_PREGAO = { ROBO: 'Pelo relógio', LEILOEIRO: 'Pelo leiloeiro', MISTO: 'Misto' } as const
export type ModoDoPregao = keyof typeof MODOS_DO_PREGAO

/** What the robot may do in each mode: open lots, make the calls, bring down the hammer. */
const ROBO_FAZ: Readonly<Record<ModoDoPregao, { abre: boolean; chama: boolean; bate: boolean }>> = {
  ROBO: { abre: true, chama: true, bate: true },
  MISTO: { abre: true, chama: true, bate: false },
  LEILOEIRO: { abre: false, chama: false, bate: false },
}

export type LoteNaSala = Relogio &
  FatosDoResultado & {
    readonly lelUid: string
    readonly situacao: SituacaoLote
    readonly finalizacaoManual: boolean
  }

export type Sala = {
  readonly situacaoLeilao: SituacaoLeilao
  readonly modo: ModoDoPregao
  readonly pausada: boolean
  /** The lot on the block (AO_VIVO, DOULHE_*), if any. */
  readonly atual: LoteNaSala | null
  /** The lot on the board, or else the first LIBERADO_LEILAO by position. */
  readonly proximo: { readonly lelUid: string; readonly situacao: 'PLACAR' | 'LIBERADO_LEILAO' } | null
  /** When the last lot of this room ended; null before the first. */
  readonly ultimoFim: number | null
  readonly intervaloEntreLotesSegundos: number
}

export type PassoDoRobo =
  /** Nothing to do before `ate` (epoch ms), or (null) before something else happens in the room. */
  | { readonly tipo: 'esperar'; readonly ate: number | null }
  | { readonly tipo: 'lote'; readonly lelUid: string; readonly evento: EventoLote }
  /** A person must act; the room shows why. */
  | { readonly tipo: 'aguardar-leiloeiro'; readonly lelUid: string; readonly motivo: string }
  | { readonly tipo: 'encerrar-leilao' }

const esperar = (ate: number | null): PassoDoRobo => ({ tipo: 'esperar', ate })
const doLote = (lelUid: string, evento: EventoLote): PassoDoRobo => ({ tipo: 'lote', lelUid, evento })

function passoNoLote(lote: LoteNaSala, modo: ModoDoPregao, agora: number): PassoDoRobo {
  const { chama, bate } = ROBO_FAZ[modo]
  const { lelUid, situacao, dataFim, chamadaEm } = lote
  if (lote.finalizacaoManual || !chama) return esperar(null)
  const naVez = (quando: number | null, passo: () => PassoDoRobo): PassoDoRobo => {
    if (quando === null) return esperar(null)
    return agora >= quando ? passo() : esperar(quando)
  }
  const aposChamada = chamadaEm === null ? null : chamadaEm + SEGUNDOS_ENTRE_CHAMADAS * 1000
  const bater = (): PassoDoRobo => {
    const { evento, precisaDoLeiloeiro } = resultadoDoLote(lote)
    if (precisaDoLeiloeiro) {
      return {
        tipo: 'aguardar-leiloeiro',
        lelUid,
        motivo: 'O maior lance é de um apelido: identifique a pessoa.',
      }
    }
    return bate ? doLote(lelUid, evento) : esperar(null)
  }
  if (situacao === 'AO_VIVO') {
    return naVez(dataFim, () => (lote.lance === null ? bater() : doLote(lelUid, 'douLheUma')))
  }
  if (situacao === 'DOULHE_UMA') return naVez(aposChamada, () => doLote(lelUid, 'douLheDuas'))
  if (situacao === 'DOULHE_DUAS') return naVez(aposChamada, bater)
  return esperar(null)
}

/** The one thing that the robot does now, given the room and the instant; ask again after it, or at `ate`. */
export function proximoPassoDoRobo(sala: Sala, agora: number): PassoDoRobo {
  const { atual, proximo, modo, ultimoFim } = sala
  if (sala.situacaoLeilao !== 'AO_VIVO' || sala.pausada) return esperar(null)
  const { abre } = ROBO_FAZ[modo]
  // The board is filled while the present lot is still cried: people see what comes.
  if (abre && proximo?.situacao === 'LIBERADO_LEILAO') return doLote(proximo.lelUid, 'chamar')
  if (atual !== null) return passoNoLote(atual, modo, agora)
  if (!abre) return esperar(null)
  // Ending the auction is the hammer of the whole evening: only the full robot does it.
  if (proximo === null) return modo === 'ROBO' ? { tipo: 'encerrar-leilao' } : esperar(null)
  const quando = ultimoFim === null ? agora : ultimoFim + sala.intervaloEntreLotesSegundos * 1000
  return agora >= quando ? doLote(proximo.lelUid, 'abrirPregao') : esperar(quando)
}

export type ChamadaDesfeita = { readonly para: SituacaoLote; readonly relogio: Relogio }

/**
 * Undoing the last call (the auctioneer's reason is a guard of the machine). Back to AO_VIVO the whole clock runs
 * again; back to the first call its waiting time restarts. Null when there is no call to undo.
 */
export function desfazerChamada(
  lote: Pick<LoteNaSala, 'situacao' | 'dataFim'>,
  cronometroSegundos: number | null,
  agora: number,
): ChamadaDesfeita | null {
  if (lote.situacao === 'DOULHE_UMA')
    return { para: 'AO_VIVO', relogio: reiniciar(cronometroSegundos, agora) }
  if (lote.situacao === 'DOULHE_DUAS') {
    return { para: 'DOULHE_UMA', relogio: { dataFim: lote.dataFim, chamadaEm: agora } }
  }
  return null
}

/**
 * Whether the cry may begin at this instant: null, or why not (Sunday or holiday of the place, Decreto
 * 21.981, art. 36). `calendario` is the civil calendar of the auction's place, built by the caller from its
 * list of holidays; a named role may override it with a reason (`leiloes/states.ts`, `autorizacaoDoDia`).
 */
export function impedimentoDoDia(agora: number, calendario: Calendario): string | null {
  return impedimentoParaLeilao(diaEmBrasilia(agora), calendario)
}
