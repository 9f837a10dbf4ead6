// Files under way. A part and the end of its upload lock the row: nothing is added to what is being removed.
import type { EntidadeComAnexos, NomeDoTipoDeAnexo } from '@martelo/domain/anexos/tipos-de-anexo.ts'
import { HORAS_DO_ENVIO } from '@martelo/domain/anexos/envio-em-partes.ts'
import { type Insertable, sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import type { EnvioDeAnexo } from '../../core/database/schema.gen.ts'

export const chaveDaParte = (hotId: number, uid: string, numero: number): string =>
  `envios/${hotId}/${uid}/${numero}.bin`

const CAMPOS = [
  'id',
  'uid',
  'entidade',
  'entidadeUid',
  'tipo',
  'pasta',
  'nome',
  'tamanho',
  'substitui',
  'chaveDoPedido',
] as const

/** Only of the account that began it. `travar`: locked until the transaction ends. */
export async function envioPor(tx: Tx, hotId: number, usuId: number, uid: string, travar: boolean) {
  const l = await tx
    .selectFrom('envioDeAnexo')
    .select(CAMPOS)
    .where('hotId', '=', hotId)
    .where('uid', '=', uid)
    .where('usuId', '=', usuId)
    .$if(travar, (q) => q.forUpdate())
    .executeTakeFirst()
  return l && { ...l, entidade: l.entidade as EntidadeComAnexos, tipo: l.tipo as NomeDoTipoDeAnexo }
}

/** The same key again is the same upload. Its uid, and whether it is new. */
export async function porEnvio(
  tx: Tx,
  e: Insertable<EnvioDeAnexo>,
): Promise<{ uid: string; id: number; tamanho: number; usuId: number; novo: boolean }> {
  const novo = await tx
    .insertInto('envioDeAnexo')
    .values(e)
    .onConflict((c) => c.doNothing())
    .returning(['uid', 'id', 'tamanho', 'usuId'])
    .executeTakeFirst()
  if (novo) return { ...novo, novo: true }
  const ja = await tx
    .selectFrom('envioDeAnexo')
    .select(['uid', 'id', 'tamanho', 'usuId'])
    .where('hotId', '=', e.hotId)
    .where('entidade', '=', e.entidade)
    .where('entidadeUid', '=', e.entidadeUid)
    .where('chaveDoPedido', '=', e.chaveDoPedido)
    .executeTakeFirstOrThrow()
  return { ...ja, novo: false }
}

export async function quantosEnvios(tx: Tx, hotId: number, usuId: number): Promise<number> {
  const r = await sql<{
    n: number
  }>`select count(*)::int as n from envio_de_anexo where hot_id = ${hotId} and usu_id = ${usuId}`.execute(tx)
  return r.rows[0]?.n ?? 0
}

export async function partesRecebidas(tx: Tx, hotId: number, envId: number): Promise<number[]> {
  const linhas = await tx
    .selectFrom('parteDoEnvio')
    .select('numero')
    .where('hotId', '=', hotId)
    .where('envId', '=', envId)
    .orderBy('numero')
    .execute()
  return linhas.map((l) => l.numero)
}

export async function porParte(tx: Tx, hotId: number, envId: number, numero: number): Promise<void> {
  await tx.insertInto('parteDoEnvio').values({ hotId, envId, numero }).execute()
}

/** Its parts' rows go with it. */
export async function tirarEnvio(tx: Tx, hotId: number, uid: string): Promise<void> {
  await tx.deleteFrom('envioDeAnexo').where('hotId', '=', hotId).where('uid', '=', uid).execute()
}

/** Takes it away if its time is over. False: it may go on. */
export async function tirarVencido(tx: Tx, hotId: number, uid: string): Promise<boolean> {
  await sql`delete from envio_de_anexo where hot_id = ${hotId} and uid = ${uid}
    and iniciado_at <= clock_timestamp() - make_interval(hours => ${HORAS_DO_ENVIO})`.execute(tx)
  const r = await sql`select 1 from envio_de_anexo where hot_id = ${hotId} and uid = ${uid}`.execute(tx)
  return r.rows.length === 0
}
