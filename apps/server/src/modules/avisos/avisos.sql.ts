// Devices, preferences and notices. Every statement names the hotsite; jobs see all of them.
import {
  PREFERENCIA_PADRAO,
  type TipoDeAviso,
  TIPOS_DE_AVISO,
} from '@martelo/domain/avisos/avisos-do-cliente.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

export async function contarAparelhos(tx: Tx, hotId: number, cliId: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from inscricao_push where hot_id = ${hotId} and cli_id = ${cliId}`.execute(tx)
  return rows[0]?.n ?? 0
}

export async function lerPreferencias(
  tx: Tx,
  hotId: number,
  cliId: number,
): Promise<{ preferencias: { tipo: TipoDeAviso; noSite: boolean; porPush: boolean }[]; aparelhos: number }> {
  const linhas = await tx
    .selectFrom('preferenciaAviso')
    .select(['tipo', 'noSite', 'porPush'])
    .where('hotId', '=', hotId)
    .where('cliId', '=', cliId)
    .execute()
  const ditas = new Map(linhas.map(({ tipo, noSite, porPush }) => [tipo, { noSite, porPush }]))
  return {
    preferencias: TIPOS_DE_AVISO.map((tipo) => ({ tipo, ...(ditas.get(tipo) ?? PREFERENCIA_PADRAO[tipo]) })),
    aparelhos: await contarAparelhos(tx, hotId, cliId),
  }
}

export interface NovoAviso {
  readonly cliId: number
  readonly tipo: TipoDeAviso
  /** what it is about: the same again is no notice */
  readonly chave: string
  readonly titulo: string
  readonly texto: string
  readonly link: string
  readonly marca: string
  readonly venceAt: Date
}

export interface AvisoGravado {
  readonly id: number
  readonly cliId: number
  readonly cliUid: string
  readonly tipo: TipoDeAviso
  readonly titulo: string
  readonly noSite: boolean
  readonly porPush: boolean
}

/** Writes those that are new, and answers them with what their client wants. */
export async function gravarAvisos(
  tx: Tx,
  hotId: number,
  avisos: readonly NovoAviso[],
): Promise<AvisoGravado[]> {
  if (avisos.length === 0) return []
  const gravados = await tx
    .insertInto('avisoCliente')
    .values(avisos.map((a) => ({ ...a, hotId })))
    .onConflict((c) => c.columns(['cliId', 'tipo', 'chave']).doNothing())
    .returning('id')
    .execute()
  if (gravados.length === 0) return []
  const ids = gravados.map((g) => g.id)
  const { rows } = await sql<
    Omit<AvisoGravado, 'noSite' | 'porPush'> & { noSite: boolean | null; porPush: boolean | null }
  >`
    select a.id, a.cli_id, c.uid as cli_uid, a.tipo, a.titulo, p.no_site, p.por_push
    from aviso_cliente a join cliente c on c.id = a.cli_id left join preferencia_aviso p on p.cli_id = a.cli_id and p.tipo = a.tipo
    where a.hot_id = ${hotId} and a.id = any(${ids})`.execute(tx)
  return rows.map((r) => {
    const padrao = PREFERENCIA_PADRAO[r.tipo]
    return { ...r, noSite: r.noSite ?? padrao.noSite, porPush: r.porPush ?? padrao.porPush }
  })
}

export async function gravarNoSite(tx: Tx, hotId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await sql`insert into notificacao (hot_id, cli_id, tipo, titulo, texto, link)
    select hot_id, cli_id, tipo, titulo, texto, link from aviso_cliente where hot_id = ${hotId} and id = any(${ids}) order by id`.execute(
    tx,
  )
}

/** The devices of the clients of these notices. */
export async function aparelhosDe(
  tx: Tx,
  hotId: number,
  ids: readonly number[],
): Promise<{ avisoId: number; aparelhoId: number }[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ avisoId: number; aparelhoId: number }>`
    select a.id as aviso_id, i.id as aparelho_id from aviso_cliente a join inscricao_push i on i.cli_id = a.cli_id and i.hot_id = a.hot_id
    where a.hot_id = ${hotId} and a.id = any(${ids})`.execute(tx)
  return rows
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

export async function gravarPreferencia(
  tx: Tx,
  p: {
    readonly hotId: number
    readonly cliId: number
    readonly tipo: string
    readonly noSite: boolean
    readonly porPush: boolean
  },
): Promise<void> {
  const { noSite, porPush } = p
  await tx
    .insertInto('preferenciaAviso')
    .values(p)
    .onConflict((c) => c.columns(['cliId', 'tipo']).doUpdateSet({ noSite, porPush }))
    .execute()
}

/** A notice to one's own devices; it stands in no list. */
export async function gravarAvisoDeTeste(tx: Tx, hotId: number, a: Omit<NovoAviso, 'tipo'>): Promise<number> {
  const { id } = await tx
    .insertInto('avisoCliente')
    .values({ ...a, hotId, tipo: 'teste' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
