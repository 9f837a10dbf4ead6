// Closes online lots whose end has come: any number in one transaction of three statements, each lot once, whichever
// process is first. Locks are skipped: a lot that a bid holds at this moment is asked for again (the bid may move its
// end), a lot that another process is closing is done.
//
// `dataFim` is reached when this transaction holds the lot: a bid that was decided before counts, one after it meets
// the new version and is refused. That instant is the lot's `encerrado_at`; what is written afterwards changes nothing
// that could still be decided. Nothing is closed without a fresh heartbeat: after an outage the lost time is given
// back first (`queda.ts`).
// How one could get it wrong: to read the result before the lock.
import { podeTransitar } from '@martelo/domain/lotes/states.ts'
import { type FatosDoResultado, resultadoPorTempo } from '@martelo/domain/pregao/resultado.ts'
import { sql } from 'kysely'
import type { Banco, Tx } from '../../../core/database/database.ts'
import { ENCERRA_POR_TEMPO } from '../sala/estado-publico.sql.ts'
import { prazoDaCondicional, TAREFA_CONDICIONAL_ABERTA, TAREFA_CRIAR_VENDA } from '../transicao/efeitos.ts'
import { type LoteTravado, lerTravados } from '../transicao/fatos-da-transicao.sql.ts'
import type { Transitou } from '../transicao/transitar-lote.ts'
import { VALIDADE_DO_BATIMENTO_MS } from './queda.ts'

/** SQL: this lot of this auction may be closed by its own clock. `travar_vencidos` says the same. */
const ENCERRAVEL = `l.situacao = 'LIBERADO_LEILAO' and ${ENCERRA_POR_TEMPO} and a.situacao in ('CRIADO', 'PRONTO', 'AO_VIVO') and a.pausado_at is null`

/** Lots that end within `ms` from now, with their end. */
export async function lotesAEncerrar(db: Banco, ms: number): Promise<{ id: number; fim: Date }[]> {
  const r = await sql<{ id: number; fim: Date }>`
    select l.id, l.data_fim as fim from lote l join leilao a on a.id = l.lei_id
    where ${sql.raw(ENCERRAVEL)} and l.data_fim < clock_timestamp() + make_interval(secs => ${ms / 1000})
    order by l.data_fim limit 5000`.execute(db)
  return r.rows
}

/** Lots that are being closed, and lots that have ended too but are in somebody else's hands. */
export interface Segurados {
  readonly meus: ReadonlySet<number>
  readonly alheios: readonly number[]
}

/**
 * Closes those of `ids` whose end has come, or comes within a tenth of a second: they are held in that instant, and
 * `aoSegurar` hears which ones long before they are written. Answers what became of them; the others are left as they are.
 */
export function encerrarVencidos(
  db: Banco,
  ids: readonly number[],
  aoSegurar: (s: Segurados) => void = () => undefined,
): Promise<Transitou[]> {
  return db.transaction().execute(async (tx) => {
    const { instantes, alheios } = await travar(tx, ids)
    aoSegurar({ meus: new Set(instantes.keys()), alheios })
    if (instantes.size === 0) return []
    const lotes = await lerTravados(tx, [...instantes.keys()])
    const fechados = lotes.map((l) => decidir(l, instantes.get(l.lelId) as string))
    await gravar(tx, fechados)
    return fechados.map(({ lote, evento, para }) => ({
      pode: true,
      lelId: lote.lelId,
      lelUid: lote.uid,
      leiId: lote.leiId,
      leiUid: lote.leiUid,
      hotId: lote.hotId,
      evento,
      de: lote.situacao,
      para,
      motivo: null,
      versao: lote.versao + 1,
    }))
  })
}

/** The instants in which lots were held, and who is held by somebody else. */
async function travar(
  tx: Tx,
  ids: readonly number[],
): Promise<{ instantes: ReadonlyMap<number, string>; alheios: number[] }> {
  const r = await sql<{ id: number; instante: string | null }>`
    select lel_id as id, instante::text from travar_vencidos(${[...ids]}::int[], make_interval(secs => ${VALIDADE_DO_BATIMENTO_MS / 1000}))`.execute(
    tx,
  )
  return {
    instantes: new Map(r.rows.flatMap((l) => (l.instante === null ? [] : [[l.id, l.instante] as const]))),
    alheios: r.rows.flatMap((l) => (l.instante === null ? [l.id] : [])),
  }
}

/** Every statement of a closing once, over no lot: a connection that has not planned them yet is late at the hammer. */
export async function ensaiarEncerramento(db: Banco): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await travar(tx, [])
    await lerTravados(tx, [])
    await gravar(tx, [])
  })
}

interface Fechado {
  readonly lote: LoteTravado
  /** when the lot was held, by the database's clock and with its microseconds */
  readonly instante: string
  readonly evento: ReturnType<typeof resultadoPorTempo>['evento']
  readonly para: ReturnType<typeof resultadoPorTempo>['para']
}

/** The facts of the result, as the lock shows them. */
export function fatosDoResultado({ fatos }: LoteTravado): FatosDoResultado {
  return {
    lance: fatos.lance ?? null,
    valorComitente: fatos.valorComitente ?? 0,
    condicional: fatos.condicional ?? false,
    liderApelido: fatos.liderApelido ?? false,
    emDefesa: fatos.emDefesa ?? false,
    validacaoDivergente: fatos.validacaoDivergente ?? false,
  }
}

function decidir(lote: LoteTravado, instante: string): Fechado {
  const { evento, para } = resultadoPorTempo(fatosDoResultado(lote))
  const pode = podeTransitar(lote.situacao, evento, ['sistema'], lote.fatos)
  if (!pode.pode) throw new Error(`lot ${lote.lelId} cannot end by time: ${pode.motivo}`)
  return { lote, instante, evento, para }
}

/** One statement: what is slow here is late for whoever waits for the hammer. */
async function gravar(tx: Tx, fechados: readonly Fechado[]): Promise<void> {
  const ids = fechados.map((f) => f.lote.lelId)
  await sql`
    with v as (select * from unnest(${ids}::int[], ${fechados.map((f) => f.para)}::text[], ${fechados.map((f) => f.evento)}::text[],
        ${fechados.map((f) => (f.para === 'CONDICIONAL' ? prazoDaCondicional(f.lote) : null))}::timestamptz[],
        ${fechados.map(tarefaDe)}::text[], ${fechados.map((f) => f.instante)}::timestamptz[]) as v(id, para, evento, prazo, tarefa, instante)),
      u as (update lote l set situacao = v.para, situacao_anterior = l.situacao, situacao_at = v.instante, motivo_situacao = null,
          encerrado_at = v.instante, teto_cli_id = null, teto_valor = null, teto_seq = null,
          condicional_data = case when v.prazo is null then l.condicional_data else v.instante end,
          condicional_prazo = coalesce(v.prazo, l.condicional_prazo), versao = l.versao + 1, updated_at = clock_timestamp()
        from v where v.id = l.id returning l.id, l.hot_id, l.uid, v.evento, v.para, v.tarefa),
      a as (update lance_automatico set ativo = false, atualizado_at = clock_timestamp() where ativo and lel_id = any(${ids}::int[])),
      b as (update lance set situacao = 'vencedor' where situacao = 'vencendo' and lel_id in (select id from v where para = 'AG_PAGAMENTO')),
      t as (insert into auditoria (hot_id, entidade, entidade_uid, acao, antes, depois)
        select u.hot_id, 'lote', u.uid::text, u.evento, '{"situacao":"LIBERADO_LEILAO"}'::jsonb, jsonb_build_object('situacao', u.para) from u)
    select enfileirar_varias(array_agg(u.tarefa), array_agg(jsonb_build_object('lelId', u.id)), array_agg(u.tarefa || '-' || u.id))
      from u where u.tarefa is not null`.execute(tx)
}

/** What follows the hammer in a job. */
function tarefaDe({ para }: Fechado): string | null {
  if (para === 'AG_PAGAMENTO') return TAREFA_CRIAR_VENDA
  return para === 'CONDICIONAL' ? TAREFA_CONDICIONAL_ABERTA : null
}
