// Closes online lots in two steps, each lot once (docs/decisions/023-ends-are-noted.md): one statement notes the end
// (`encerrado_at`) in the instant in which it comes; a transaction of three statements writes the result. A bid decided
// after it meets the new version and is refused. Locked lots are skipped and asked for again.
// Refuses to note an end without a fresh heartbeat: after an outage the lost time is given back first (`queda.ts`). The
// result is read under the lock.
import { podeTransitar } from '@martelo/domain/lotes/states.ts'
import { type FatosDoResultado, resultadoPorTempo } from '@martelo/domain/pregao/resultado.ts'
import { sql } from 'kysely'
import type { Banco, Tx } from '../../../core/database/database.ts'
import { ENCERRA_POR_TEMPO } from '../../salas/port.ts'
import { prazoDaCondicional, TAREFA_CONDICIONAL_ABERTA, TAREFA_CRIAR_VENDA } from '../transicao/efeitos.ts'
import { type LoteTravado, lerTravados } from '../transicao/fatos-da-transicao.sql.ts'
import type { Transitou } from '../transicao/transitar-lote.ts'
import { VALIDADE_DO_BATIMENTO_MS } from './queda.ts'

/**
 * SQL: this lot of this auction may be closed by its own clock. `marcar_vencidos` says the same. From the instant at which the
 * house closes to visitors nothing ends, whether or not the job that stops its auctions has run.
 */
const ENCERRAVEL = `l.situacao = 'LIBERADO_LEILAO' and ${ENCERRA_POR_TEMPO} and a.situacao in ('CRIADO', 'PRONTO', 'AO_VIVO') and a.pausado_at is null
  and not exists (select from hotsite h where h.id = a.hot_id and h.manutencao_fecha_at <= clock_timestamp())`

/** Lots that end within `ms` from now, and those whose end is noted but not written, with their end. */
export async function lotesAEncerrar(db: Banco, ms: number): Promise<{ id: number; fim: Date }[]> {
  const r = await sql<{ id: number; fim: Date }>`
    select l.id, l.data_fim as fim from lote l join leilao a on a.id = l.lei_id
    where (${sql.raw(ENCERRAVEL)} or (l.situacao = 'LIBERADO_LEILAO' and l.encerrado_at is not null))
      and l.data_fim < clock_timestamp() + make_interval(secs => ${ms / 1000})
    order by l.data_fim limit 5000`.execute(db)
  return r.rows
}

/** What has ended: noted by the caller, noted by another process, locked by another (or not to be noted now). */
export type Vencidos = Readonly<Record<'meus' | 'marcados' | 'presos', readonly number[]>>

/** Notes the end of those of `ids` that have ended, or end within a tenth of a second, in that instant. */
export async function marcarVencidos(db: Banco, ids: readonly number[]): Promise<Vencidos> {
  const r = await sql<{ lelId: number; deQuem: 'meu' | 'marcado' | 'preso' }>`
    select lel_id, de_quem from marcar_vencidos(${[...ids]}::int[], make_interval(secs => ${VALIDADE_DO_BATIMENTO_MS / 1000}))`.execute(
    db,
  )
  const de = (quem: (typeof r.rows)[number]['deQuem']): number[] =>
    r.rows.flatMap((l) => (l.deQuem === quem ? [l.lelId] : []))
  return { meus: de('meu'), marcados: de('marcado'), presos: de('preso') }
}

/** Writes what became of lots whose end is noted, but for those that another process is writing. */
export function encerrarMarcados(db: Banco, ids: readonly number[]): Promise<Transitou[]> {
  return db.transaction().execute(async (tx) => {
    const instantes = await travarMarcados(tx, ids)
    if (instantes.size === 0) return []
    const lotes = await lerTravados(tx, [...instantes.keys()])
    await devolver(
      tx,
      lotes.filter((l) => !acabaPorTempo(l)),
    )
    const fechados = lotes.filter(acabaPorTempo).map((l) => decidir(l, instantes.get(l.lelId) as Instante))
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

/** When an end was noted, by the database's clock: with its microseconds, and as epoch ms. */
interface Instante {
  readonly texto: string
  readonly ms: number
}

async function travarMarcados(tx: Tx, ids: readonly number[]): Promise<Map<number, Instante>> {
  const r = await sql<{ id: number; texto: string; data: Date }>`
    select id, encerrado_at::text as texto, encerrado_at as data from lote
    where id = any(${[...ids]}::int[]) and situacao = 'LIBERADO_LEILAO' and encerrado_at is not null
    order by id for no key update skip locked`.execute(tx)
  return new Map(r.rows.map(({ id, texto, data }) => [id, { texto, ms: data.getTime() }]))
}

const acabaPorTempo = ({ fatos }: LoteTravado): boolean => fatos.encerraPorTempo === true

/** They were taken out of the clock's hands in the moment between: they are open again. */
async function devolver(tx: Tx, lotes: readonly LoteTravado[]): Promise<void> {
  if (lotes.length === 0) return
  await sql`update lote set encerrado_at = null, versao = versao + 1 where id = any(${lotes.map((l) => l.lelId)}::int[])`.execute(
    tx,
  )
}

/** Every statement of a closing once, over no lot: a connection that has not planned them yet is late at the hammer. */
export async function ensaiarEncerramento(db: Banco): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await marcarVencidos(tx, [])
    await travarMarcados(tx, [])
    await lerTravados(tx, [])
    await gravar(tx, [])
  })
}

interface Fechado {
  readonly lote: LoteTravado
  readonly instante: Instante
  readonly evento: ReturnType<typeof resultadoPorTempo>['evento']
  readonly para: ReturnType<typeof resultadoPorTempo>['para']
}

/** The facts of the result, as the lock shows them. */
export function fatosDoResultado({ fatos }: LoteTravado): FatosDoResultado {
  return {
    lance: fatos.lance ?? null,
    valorComitente: fatos.valorComitente ?? 0,
    condicional: fatos.condicional === true || fatos.inibirVenda === true,
    liderApelido: fatos.liderApelido ?? false,
    emDefesa: fatos.emDefesa ?? false,
    validacaoDivergente: fatos.validacaoDivergente ?? false,
  }
}

function decidir(lote: LoteTravado, instante: Instante): Fechado {
  const { evento, para } = resultadoPorTempo(fatosDoResultado(lote))
  // The end had come when it was noted, wherever the clock has been set since.
  const agora = Math.max(lote.agora, instante.ms)
  const pode = podeTransitar(lote.situacao, evento, ['sistema'], { ...lote.fatos, agora })
  if (!pode.pode) throw new Error(`lot ${lote.lelId} cannot end by time: ${pode.motivo}`)
  return { lote, instante, evento, para }
}

/** One statement: what is slow here is late for people who wait for the hammer. */
async function gravar(tx: Tx, fechados: readonly Fechado[]): Promise<void> {
  const ids = fechados.map((f) => f.lote.lelId)
  await sql`
    with v as (select * from unnest(${ids}::int[], ${fechados.map((f) => f.para)}::text[], ${fechados.map((f) => f.evento)}::text[],
        ${fechados.map((f) => (f.para === 'CONDICIONAL' ? prazoDaCondicional(f.lote) : null))}::timestamptz[],
        ${fechados.map(tarefaDe)}::text[], ${fechados.map((f) => f.instante.texto)}::timestamptz[]) as v(id, para, evento, prazo, tarefa, instante)),
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
