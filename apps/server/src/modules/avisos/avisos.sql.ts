// Devices and preferences. Every statement names the hotsite.
import type { TipoDeAviso } from '@martelo/domain/avisos/catalogo.ts'
import type { Canal, Idioma } from '@martelo/domain/avisos/declarar-aviso.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

export async function contarAparelhos(tx: Tx, hotId: number, cliId: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from inscricao_push where hot_id = ${hotId} and cli_id = ${cliId}`.execute(tx)
  return rows[0]?.n ?? 0
}

/** What the person said, by kind and channel, and what the house chose. */
export async function lerEscolhas(
  tx: Tx,
  hotId: number,
  usuId: number,
): Promise<{
  readonly daPessoa: ReadonlyMap<string, boolean>
  readonly daCasa: ReadonlyMap<string, Canal[]>
}> {
  const ditas = await tx
    .selectFrom('preferenciaDeCanal')
    .select(['tipo', 'canal', 'ligado'])
    .where('hotId', '=', hotId)
    .where('usuId', '=', usuId)
    .execute()
  const casa = await tx
    .selectFrom('avisoDaCasa')
    .select(['tipo', 'canais'])
    .where('hotId', '=', hotId)
    .execute()
  return {
    daPessoa: new Map(ditas.map((d) => [`${d.tipo}|${d.canal}`, d.ligado])),
    daCasa: new Map(casa.map((c) => [c.tipo, c.canais as Canal[]])),
  }
}

export interface SossegoDaPessoa {
  readonly silencioDe: string | null
  readonly silencioAte: string | null
  readonly resumo: boolean
  readonly idioma: Idioma
}

export async function lerSossego(tx: Tx, hotId: number, usuId: number): Promise<SossegoDaPessoa> {
  const l = await tx
    .selectFrom('sossego')
    .select(['silencioDe', 'silencioAte', 'resumo', 'idioma'])
    .where('hotId', '=', hotId)
    .where('usuId', '=', usuId)
    .executeTakeFirst()
  return l === undefined
    ? { silencioDe: null, silencioAte: null, resumo: false, idioma: 'pt-BR' }
    : { ...l, idioma: l.idioma as Idioma }
}

export async function gravarSossego(tx: Tx, hotId: number, usuId: number, s: SossegoDaPessoa): Promise<void> {
  await tx
    .insertInto('sossego')
    .values({ hotId, usuId, ...s })
    .onConflict((c) => c.columns(['hotId', 'usuId']).doUpdateSet({ ...s }))
    .execute()
}

export async function gravarPreferencia(
  tx: Tx,
  p: {
    readonly hotId: number
    readonly usuId: number
    readonly tipo: TipoDeAviso
    readonly canal: Canal
    readonly ligado: boolean
  },
): Promise<void> {
  await tx
    .insertInto('preferenciaDeCanal')
    .values(p)
    .onConflict((c) => c.columns(['hotId', 'usuId', 'tipo', 'canal']).doUpdateSet({ ligado: p.ligado }))
    .execute()
}

/** Locks the client, so that two devices that come at once are counted one after the other. */
export async function temAparelho(tx: Tx, hotId: number, cliId: number, endpoint: string): Promise<boolean> {
  await sql`select 1 from cliente where id = ${cliId} and hot_id = ${hotId} for update`.execute(tx)
  const { rows } = await sql<{ ja: boolean }>`
    select exists (select from inscricao_push where hot_id = ${hotId} and cli_id = ${cliId} and endpoint = ${endpoint}) as ja`.execute(
    tx,
  )
  return rows[0]?.ja ?? false
}

export interface Aparelho {
  readonly hotId: number
  readonly cliId: number
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
  readonly agente: string
}

/** A browser belongs to the client who signed it up last. */
export async function porAparelho(tx: Tx, a: Aparelho): Promise<void> {
  const { cliId, p256dh, auth, agente } = a
  await tx
    .insertInto('inscricaoPush')
    .values(a)
    .onConflict((c) => c.columns(['hotId', 'endpoint']).doUpdateSet({ cliId, p256dh, auth, agente }))
    .execute()
}

export async function tirarAparelho(tx: Tx, hotId: number, endpoint: string): Promise<void> {
  await tx.deleteFrom('inscricaoPush').where('hotId', '=', hotId).where('endpoint', '=', endpoint).execute()
}
