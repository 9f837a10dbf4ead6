// One act on one lot, by a person or by the robot, inside a transaction that locks the auction's row: the event from
// the domain's table, the clock that goes with it, the record of the act.
// Refuses: a lot that is not as the person saw it (state, bid), acts while the room is paused, what the lot's machine
// refuses. After the commit give `transitou` to the bids' publisher and announce the room.
// The clock is computed from the lot's `agora`, the database's, never from this machine's.
import type { Ator } from '@martelo/domain/comum/transicoes.ts'
import type { Fatos } from '@martelo/domain/lotes/guardas.ts'
import { emPregao } from '@martelo/domain/lotes/situacoes.ts'
import type { EventoLote } from '@martelo/domain/lotes/states.ts'
import {
  type AcaoDaSala,
  DADOS_DA_ACAO,
  eventoDaAcao,
  MARTELOS,
} from '@martelo/domain/pregao/acoes-da-sala.ts'
import { desfazerChamada } from '@martelo/domain/pregao/regras.ts'
import { reiniciar } from '@martelo/domain/pregao/relogio.ts'
import type { Updateable } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import type { Lote } from '../../core/database/schema.gen.ts'
import { cronometroDoLote, type QuemMuda, transitarLote, type Transitou } from '../../engines/lances/port.ts'
import {
  acompanharBloco,
  desfazerAto,
  type LoteNaConducao,
  registrarAto,
  type SalaParaConduzir,
} from './conduzir.sql.ts'

export interface Ato {
  readonly acao: AcaoDaSala
  readonly motivo: string | null
  readonly atores: readonly Ator[]
  /** what only the caller can prove */
  readonly fatos?: Fatos
}

export type RespostaDoAto =
  | { readonly feito: true; readonly transitou: Transitou | null; readonly lelId: number }
  | { readonly feito: false; readonly motivo: string; readonly mudou: boolean }

const nao = (motivo: string, mudou = false): RespostaDoAto => ({ feito: false, motivo, mudou })

/** Does the act on a lot of the locked room. */
export async function agirNoLote(
  tx: Tx,
  quem: QuemMuda,
  sala: SalaParaConduzir,
  lote: LoteNaConducao,
  ato: Ato,
): Promise<RespostaDoAto> {
  const dados = DADOS_DA_ACAO[ato.acao]
  if (sala.situacao !== 'AO_VIVO') return nao('O leilão não está ao vivo.')
  if (sala.pausadoAt !== null && !dados.naPausa) return nao('A sala está pausada. Retome antes.')
  if (ato.acao === 'renovarTempo') return renovarTempo(tx, quem, sala, lote)
  const evento = eventoDaAcao(ato.acao, lote.situacao, { ...lote, lance: lote.lanceValor })
  if (evento === null) return nao('A situação do lote não permite esta ação.')
  const relogio = relogioDepois(evento, sala, lote)
  const r = await transitarLote(tx, quem, {
    lelId: lote.id,
    evento,
    quem: ato.atores,
    ...(ato.motivo === null ? {} : { motivo: ato.motivo }),
    ...(ato.fatos === undefined ? {} : { fatos: ato.fatos }),
    mudar: relogio,
  })
  if (!r.pode) return nao(r.motivo, r.causa === 'versao' || r.situacao !== lote.situacao)
  const desfaz = DESFAZ[evento]
  if (desfaz !== undefined) await desfazerAto(tx, lote.id, desfaz, ato.motivo ?? '')
  await registrarAto(tx, {
    hotId: sala.hotId,
    leiId: sala.leiId,
    lelId: lote.id,
    acao: evento,
    antes: retrato(lote),
    depois: { situacao: r.para, ...relogio },
    usuId: quem.sessao?.usuId ?? null,
  })
  await acompanharBloco(tx, sala.leiId, emPregao(r.de) && !emPregao(r.para))
  return { feito: true, transitou: r, lelId: lote.id }
}

const DESFAZ: Partial<Record<EventoLote, readonly EventoLote[]>> = {
  desfazerChamada: ['douLheUma', 'douLheDuas'],
  desfazerMartelo: MARTELOS,
}

const retrato = (l: LoteNaConducao) => ({
  situacao: l.situacao,
  lance: l.lanceValor,
  relogioFim: l.relogioFim,
  chamadaAt: l.chamadaAt,
})

const COMECA_A_CORRER: readonly EventoLote[] = ['abrirPregao', 'retomar', 'reabrirPregao']

/** Columns of the clock after an event: a lot that goes on the block gets the whole clock, an undone call what it had. */
function relogioDepois(evento: EventoLote, sala: SalaParaConduzir, lote: LoteNaConducao): Updateable<Lote> {
  const cronometro = cronometroDoLote({ finalizacaoManual: lote.finalizacaoManual, conducao: sala.conducao })
  if (COMECA_A_CORRER.includes(evento))
    return { ...emColunas(reiniciar(cronometro, sala.agora)), relogioRestanteMs: null }
  if (evento !== 'desfazerChamada') return {}
  const antes = { situacao: lote.situacao, dataFim: lote.relogioFim?.getTime() ?? null }
  const desfeita = desfazerChamada(antes, cronometro, sala.agora)
  if (desfeita === null) return {}
  const relogio = emColunas(desfeita.relogio)
  // In a paused room the undone clock waits whole.
  if (sala.pausadoAt === null || desfeita.para !== 'AO_VIVO') return relogio
  return {
    relogioFim: null,
    relogioRestanteMs: cronometro === null ? null : cronometro * 1000,
    chamadaAt: null,
  }
}

const emColunas = (r: { dataFim: number | null; chamadaEm: number | null }): Updateable<Lote> => ({
  relogioFim: r.dataFim === null ? null : new Date(r.dataFim),
  chamadaAt: r.chamadaEm === null ? null : new Date(r.chamadaEm),
})

/** The whole clock again for a lot on the block. No state moves, so the row is written here. */
async function renovarTempo(
  tx: Tx,
  quem: QuemMuda,
  sala: SalaParaConduzir,
  lote: LoteNaConducao,
): Promise<RespostaDoAto> {
  if (lote.situacao !== 'AO_VIVO') return nao('Só o lote em pregão tem tempo a renovar.')
  const cronometro = cronometroDoLote({ finalizacaoManual: lote.finalizacaoManual, conducao: sala.conducao })
  if (cronometro === null) return nao('Este lote é conduzido sem cronômetro.')
  const colunas = emColunas(reiniciar(cronometro, sala.agora))
  await tx.updateTable('lote').set({ relogioFim: colunas.relogioFim }).where('id', '=', lote.id).execute()
  await registrarAto(tx, {
    hotId: sala.hotId,
    leiId: sala.leiId,
    lelId: lote.id,
    acao: 'renovarTempo',
    antes: retrato(lote),
    depois: colunas,
    usuId: quem.sessao?.usuId ?? null,
  })
  return { feito: true, transitou: null, lelId: lote.id }
}
