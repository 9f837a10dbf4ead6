// The ONE function that moves a lot from state to state: by the domain's table, under the row lock, with version, audit
// and effects in the caller's transaction. Bids that change the state go through the engine, which asks the same table.
// Refuses: an event that the table does not have in this state, an actor who may not, a guard (with its Portuguese
// reason), a stale version. After the commit (never before) give the answers to `publicarTransicoes`; lock several lots
// in the order of their ids.
import type { Ator } from '@martelo/domain/comum/transicoes.ts'
import type { Fatos } from '@martelo/domain/lotes/guardas.ts'
import type { SituacaoLote } from '@martelo/domain/lotes/situacoes.ts'
import { type EventoLote, podeTransitar } from '@martelo/domain/lotes/states.ts'
import { itemConta } from '@martelo/domain/vendas/somas.ts'
import { sql, type Updateable } from 'kysely'
import { auditar } from '../../../core/auditoria.ts'
import type { Tx } from '../../../core/database/database.ts'
import type { Lote } from '../../../core/database/schema.gen.ts'
import { aplicarEfeitos, colunasDaSituacao } from './efeitos.ts'
import { type LoteTravado, travarLote } from './fatos-da-transicao.sql.ts'

type AoContarDeOutroModo = (tx: Tx, hotId: number, lelId: number) => Promise<void>
const aoContarDeOutroModo: AoContarDeOutroModo[] = []

/** What follows, in the same transaction, when a lot begins or ceases to count in the sale that it stands in. */
export function quandoContarDeOutroModo(fn: AoContarDeOutroModo): void {
  aoContarDeOutroModo.push(fn)
}

/** Who changes: a request's context, or the system's own with `sessao: null`. */
export type QuemMuda = Parameters<typeof auditar>[0]

export interface PedidoDeTransicao {
  readonly lelId: number
  readonly evento: EventoLote
  /** everything the session is (`atoresDosPapeis`), or ['sistema']; the caller has proven `Cliente` and `Comitente` */
  readonly quem: readonly Ator[]
  readonly motivo?: string | undefined
  /** facts that only the caller can prove; they are laid over what the database says */
  readonly fatos?: Fatos
  /** columns that change with the transition (the room's clock, a conditional answer …) */
  readonly mudar?: Updateable<Lote>
  /** the lot's version that the decision was based on */
  readonly versao?: number
  /** the log row that wins when it is not the leading bid (an accepted proposal) */
  readonly vencedorSeq?: number
  /** runs when the event may happen, before its effects (which look at the log) */
  readonly antesDosEfeitos?: () => Promise<void>
}

export interface Transitou {
  readonly pode: true
  readonly lelId: number
  readonly lelUid: string
  readonly leiId: number
  readonly leiUid: string
  readonly hotId: number
  readonly evento: EventoLote
  readonly de: SituacaoLote
  readonly para: SituacaoLote
  readonly motivo: string | null
  readonly versao: number
}
export interface NaoTransitou {
  readonly pode: false
  readonly causa: 'estado' | 'ator' | 'guarda' | 'versao' | 'inexistente'
  /** Portuguese, for people; a guard about the reserve must not reach a client */
  readonly motivo: string
  readonly situacao: SituacaoLote | null
}

/** For a change of a lot whose result is just being written. */
export const FIM_MARCADO = 'O tempo do lote terminou. O resultado sai em instantes.'

/** Moves one lot of `quem`'s hotsite. A refusal changes nothing. */
export async function transitarLote(
  tx: Tx,
  quem: QuemMuda,
  p: PedidoDeTransicao,
): Promise<Transitou | NaoTransitou> {
  const lote = await travarLote(tx, quem.hotsite.id, p.lelId)
  if (lote === null)
    return { pode: false, causa: 'inexistente', motivo: 'Lote não encontrado.', situacao: null }
  return transitarTravado(tx, quem, lote, p)
}

/** The same for a lot that this transaction has locked already (`travarLote`). */
export async function transitarTravado(
  tx: Tx,
  quem: QuemMuda,
  lote: LoteTravado,
  p: PedidoDeTransicao,
): Promise<Transitou | NaoTransitou> {
  const { situacao: de } = lote
  if (p.versao !== undefined && p.versao !== lote.versao)
    return { pode: false, causa: 'versao', motivo: 'O lote mudou enquanto você decidia.', situacao: de }
  if (lote.conjuntoDe !== null)
    return {
      pode: false,
      causa: 'guarda',
      motivo: `Este lote segue o conjunto do lote ${lote.conjuntoDe}.`,
      situacao: de,
    }
  // A change between the end and its result is as late as one after it.
  if (lote.fimMarcado) return { pode: false, causa: 'estado', motivo: FIM_MARCADO, situacao: de }
  const fatos: Fatos = { ...lote.fatos, ...(p.motivo === undefined ? {} : { motivo: p.motivo }), ...p.fatos }
  const resposta = podeTransitar(de, p.evento, p.quem, fatos)
  if (!resposta.pode) return { ...resposta, situacao: de }
  const mudanca = { lote, evento: p.evento, para: resposta.para, vencedorSeq: p.vencedorSeq ?? null }
  await p.antesDosEfeitos?.()
  const efeitos = await aplicarEfeitos(tx, mudanca)
  await tx
    .updateTable('lote')
    .set({
      ...colunasDaSituacao(mudanca),
      ...efeitos,
      ...p.mudar,
      situacao: resposta.para,
      situacaoAnterior: de,
      situacaoAt: sql`clock_timestamp()`,
      motivoSituacao: p.motivo ?? null,
      versao: lote.versao + 1,
    })
    .where('id', '=', lote.lelId)
    .where('hotId', '=', lote.hotId)
    .execute()
  await auditar(quem, tx, {
    entidade: 'lote',
    uid: lote.uid,
    acao: p.evento,
    antes: { situacao: de },
    depois: { situacao: resposta.para, ...p.mudar },
    motivo: p.motivo,
  })
  if (itemConta({ situacaoLote: de }) !== itemConta({ situacaoLote: resposta.para }))
    for (const seguir of aoContarDeOutroModo) await seguir(tx, lote.hotId, lote.lelId)
  return {
    pode: true,
    lelId: lote.lelId,
    lelUid: lote.uid,
    leiId: lote.leiId,
    leiUid: lote.leiUid,
    hotId: lote.hotId,
    evento: p.evento,
    de,
    para: resposta.para,
    motivo: p.motivo ?? null,
    versao: lote.versao + 1,
  }
}
