// Rows of files. A change locks the record they belong to: counts and orders are right with two people at once.
import type { Anexo } from '@martelo/contracts/anexos/anexo.schemas.ts'
import type { Alcance } from '@martelo/contracts/anexos/direitos-nos-anexos.ts'
import { type EntidadeComAnexos, HORAS_PARA_DESFAZER } from '@martelo/domain/anexos/tipos-de-anexo.ts'
import { type Insertable, sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import type { Anexo as LinhaDeAnexo } from '../../core/database/schema.gen.ts'

export interface Dono {
  readonly entidade: EntidadeComAnexos
  readonly uid: string
}

export interface QuemAlcanca {
  readonly usuId: number
  readonly cliId: number | null
  readonly registros: Alcance['registros']
  /** only records in one of these states */
  readonly situacoes?: Alcance['situacoes']
}

function aoAlcance({ entidade }: Dono, { usuId, cliId, registros }: QuemAlcanca, travar: boolean) {
  if (registros === 'todos') return sql`true`
  if (registros === 'dados-a-ele') return sql`r.vistoriador_id = ${usuId}`
  if (registros === 'dos-seus-patios')
    return sql`exists (select from usuario_patio p where p.hot_id = r.hot_id and p.usu_id = ${usuId} and p.pat_id = r.pat_id)`
  if (registros === 'do-comprador')
    return sql`exists (select from venda v where v.hot_id = r.hot_id and v.id = r.vnd_id and v.cli_id = ${cliId} and v.situacao = 'Fechada')`
  // He adds to what has not ended.
  if (registros === 'do-cliente')
    return sql`r.cli_id = ${cliId} and (not ${travar} or r.encerrado_at is null)`
  const comitente = entidade === 'comitente' ? sql`r.id` : sql`r.com_id`
  return sql`exists (select from usuario_comitente c where c.hot_id = r.hot_id and c.usu_id = ${usuId} and c.com_id = ${comitente})`
}

/** Whether the record is there and within reach. */
export async function donoAoAlcance(
  tx: Tx,
  hotId: number,
  dono: Dono,
  quem: QuemAlcanca,
  travar: boolean,
): Promise<boolean> {
  const r =
    await sql`select 1 from ${sql.table(dono.entidade)} r where r.hot_id = ${hotId} and r.uid = ${dono.uid}
    and ${aoAlcance(dono, quem, travar)}
    and ${quem.situacoes ? sql`r.situacao = any(${[...quem.situacoes]}::text[])` : sql`true`} ${travar ? sql`for no key update of r` : sql``}`.execute(
      tx,
    )
  return r.rows.length > 0
}

/** In their order; `tipos`: these kinds alone. */
export async function lerAnexos(
  tx: Tx,
  hotId: number,
  dono: Dono,
  tipos?: readonly string[],
): Promise<(Anexo & { chave: string })[]> {
  const linhas = await tx
    .selectFrom('anexo')
    .select([
      'uid',
      'tipo',
      'pasta',
      'informacao',
      'nome',
      'tipoArquivo',
      'tamanho',
      'sha256',
      'enviadoAt',
      'enviadoPor',
      'arquivo as chave',
    ])
    .where('hotId', '=', hotId)
    .where('entidade', '=', dono.entidade)
    .where('entidadeUid', '=', dono.uid)
    .where('removidoAt', 'is', null)
    .$if(tipos !== undefined, (q) => q.where('tipo', 'in', tipos ?? []))
    .orderBy('ordem')
    .orderBy('id')
    .execute()
  return linhas.map((l) => ({ ...l, tipo: l.tipo as Anexo['tipo'], enviadoAt: l.enviadoAt.toISOString() }))
}

/** The keys of the requests with which the files of a record came. */
export async function chavesDosAnexos(tx: Tx, hotId: number, dono: Dono): Promise<Set<string>> {
  const r = await sql<{ chave: string }>`select chave_do_pedido as chave from anexo
    where hot_id = ${hotId} and entidade = ${dono.entidade} and entidade_uid = ${dono.uid}`.execute(tx)
  return new Set(r.rows.map((l) => l.chave))
}

/** Also what is removed and may come back. */
export function anexoPor(tx: Tx, hotId: number, uid: string) {
  return tx
    .selectFrom('anexo')
    .select([
      'uid',
      'entidade',
      'entidadeUid',
      'nome',
      'tipo',
      'pasta',
      'informacao',
      'ordem',
      'arquivo as chave',
      'tipoArquivo',
      'removidoAt',
    ])
    .where('hotId', '=', hotId)
    .where('uid', '=', uid)
    .executeTakeFirst()
}

export async function jaEnviado(tx: Tx, hotId: number, dono: Dono, chaveDoPedido: string): Promise<boolean> {
  const r =
    await sql`select 1 from anexo where hot_id = ${hotId} and entidade = ${dono.entidade} and entidade_uid = ${dono.uid} and chave_do_pedido = ${chaveDoPedido}`.execute(
      tx,
    )
  return r.rows.length > 0
}

/** Behind the last one unless it has a place. */
export async function porAnexo(
  tx: Tx,
  linha: Omit<Insertable<LinhaDeAnexo>, 'ordem'> & { ordem: number | undefined },
): Promise<string> {
  const ultima = sql<number>`(select coalesce(max(ordem), 0) + 1 from anexo
    where hot_id = ${linha.hotId} and entidade = ${linha.entidade} and entidade_uid = ${linha.entidadeUid})`
  const { uid } = await tx
    .insertInto('anexo')
    .values({ ...linha, ordem: linha.ordem ?? ultima })
    .returning('uid')
    .executeTakeFirstOrThrow()
  return uid
}

export async function mudarDados(
  tx: Tx,
  hotId: number,
  uid: string,
  novo: { tipo: string; pasta: string; informacao: string },
): Promise<void> {
  await tx.updateTable('anexo').set(novo).where('hotId', '=', hotId).where('uid', '=', uid).execute()
}

export async function gravarOrdem(tx: Tx, hotId: number, uids: readonly string[]): Promise<void> {
  await sql`update anexo a set ordem = o.ordem from unnest(${uids}::uuid[]) with ordinality as o(uid, ordem)
    where a.uid = o.uid and a.hot_id = ${hotId} and a.ordem <> o.ordem`.execute(tx)
}

/** Answers when, by the database's clock; undefined when it was removed before. */
export async function marcarRemovido(tx: Tx, hotId: number, uid: string): Promise<Date | undefined> {
  const r = await tx
    .updateTable('anexo')
    .set({ removidoAt: sql<Date>`clock_timestamp()` })
    .where('hotId', '=', hotId)
    .where('uid', '=', uid)
    .where('removidoAt', 'is', null)
    .returning('removidoAt')
    .executeTakeFirst()
  return r?.removidoAt ?? undefined
}

/** False when it has been removed for too long, or is there. */
export async function desmarcarRemovido(tx: Tx, hotId: number, uid: string): Promise<boolean> {
  const r = await sql`update anexo set removido_at = null where hot_id = ${hotId} and uid = ${uid}
    and removido_at > clock_timestamp() - make_interval(hours => ${HORAS_PARA_DESFAZER}) returning 1`.execute(
    tx,
  )
  return r.rows.length > 0
}

/** Takes the row away for good; answers its file's key, undefined when it came back or is too young. */
export async function esquecerAnexo(tx: Tx, hotId: number, uid: string): Promise<string | undefined> {
  const r = await sql<{ chave: string }>`delete from anexo where hot_id = ${hotId} and uid = ${uid}
    and removido_at <= clock_timestamp() - make_interval(hours => ${HORAS_PARA_DESFAZER}) returning arquivo as chave`.execute(
    tx,
  )
  return r.rows[0]?.chave
}
