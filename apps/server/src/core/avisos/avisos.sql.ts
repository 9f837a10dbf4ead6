// Notices and their deliveries as rows. Every statement names the hotsite.
import type { TipoDeAviso } from '@martelo/domain/avisos/catalogo.ts'
import type { Canal } from '@martelo/domain/avisos/declarar-aviso.ts'
import type { MotivoDeDispensa } from '@martelo/domain/avisos/states.ts'
import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'

export interface LinhaDeAviso {
  readonly tipo: TipoDeAviso
  readonly chave: string
  readonly destinatario: string
  readonly usuId: number | null
  readonly cliId: number | null
  readonly nome: string
  readonly titulo: string
  readonly texto: string
  readonly link: string | null
  readonly marca: string
  readonly venceAt: Date
}

/** Writes those that are new; answers their ids by receiver, kind and event. */
export async function gravarAvisos(
  tx: Tx,
  hotId: number,
  avisos: readonly LinhaDeAviso[],
  createdAt: Date,
): Promise<ReadonlyMap<string, number>> {
  if (avisos.length === 0) return new Map()
  const linhas = await tx
    .insertInto('aviso')
    .values(avisos.map((a) => ({ ...a, hotId, createdAt })))
    .onConflict((c) => c.columns(['hotId', 'destinatario', 'tipo', 'chave']).doNothing())
    .returning(['id', 'destinatario', 'tipo', 'chave'])
    .execute()
  return new Map(linhas.map((l) => [`${l.destinatario}|${l.tipo}|${l.chave}`, l.id]))
}

export interface LinhaDeAnexo {
  readonly aviId: number
  readonly nome: string
  readonly tipo: string
  readonly arquivo: string
}

export async function gravarAnexos(tx: Tx, hotId: number, anexos: readonly LinhaDeAnexo[]): Promise<void> {
  if (anexos.length === 0) return
  await tx
    .insertInto('avisoAnexo')
    .values(anexos.map((a) => ({ ...a, hotId })))
    .execute()
}

/** Files of letters of long ago, and of notices that are gone: a bounded number a time. Answers their keys. */
export async function esquecerAnexos(tx: Tx, dias: number, quantos: number): Promise<string[]> {
  const r = await sql<{ arquivo: string }>`
    delete from aviso_anexo where id in (select id from aviso_anexo
      where avi_id is null or created_at < clock_timestamp() - make_interval(days => ${dias}) order by created_at limit ${quantos})
    returning arquivo`.execute(tx)
  return r.rows.map((l) => l.arquivo)
}

export interface NovaEntrega {
  readonly aviId: number
  readonly usuId: number | null
  readonly marca: string
  readonly canal: Canal
  readonly destino: string
  readonly insId: number | null
  readonly situacao: 'adiada' | 'pendente' | 'dispensada'
  readonly motivo: MotivoDeDispensa | null
  readonly quando: Date
  readonly noResumo?: boolean
  readonly titulo?: string
  readonly texto?: string
  readonly responderA?: string | null
  readonly sairUrl?: string | null
}

/** What a carrier needs of a delivery. */
export interface EntregaPronta extends NovaEntrega {
  readonly id: number
}

export async function gravarEntregas(
  tx: Tx,
  hotId: number,
  entregas: readonly NovaEntrega[],
  createdAt: Date,
): Promise<EntregaPronta[]> {
  if (entregas.length === 0) return []
  const linhas = await tx
    .insertInto('avisoEntrega')
    .values(
      entregas.map((e) => ({
        hotId,
        aviId: e.aviId,
        usuId: e.usuId,
        canal: e.canal,
        destino: e.destino,
        insId: e.insId,
        situacao: e.situacao,
        motivo: e.motivo,
        quando: e.quando,
        noResumo: e.noResumo ?? false,
        titulo: e.situacao === 'adiada' ? (e.titulo ?? null) : null,
        texto: e.situacao === 'adiada' ? (e.texto ?? null) : null,
        responderA: e.responderA ?? null,
        sairUrl: e.sairUrl ?? null,
        createdAt,
      })),
    )
    .onConflict((c) => c.columns(['aviId', 'canal', 'destino']).doNothing())
    .returning(['id', 'aviId', 'canal', 'destino'])
    .execute()
  const ids = new Map(linhas.map((l) => [`${l.aviId}|${l.canal}|${l.destino}`, l.id]))
  return entregas.flatMap((e) => {
    const id = ids.get(`${e.aviId}|${e.canal}|${e.destino}`)
    return id === undefined ? [] : [{ ...e, id }]
  })
}

/** The devices of these clients. */
export async function aparelhosDos(
  tx: Tx,
  hotId: number,
  cliIds: readonly number[],
): Promise<ReadonlyMap<number, readonly { id: number; uid: string }[]>> {
  if (cliIds.length === 0) return new Map()
  const { rows } = await sql<{ id: number; uid: string; cliId: number }>`
    select id, uid, cli_id from inscricao_push where hot_id = ${hotId} and cli_id = any(${[...new Set(cliIds)]}) order by id`.execute(
    tx,
  )
  return Map.groupBy(rows, (r) => r.cliId)
}
