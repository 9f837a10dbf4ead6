// Kept reports: each is its person's alone; the mail of those that are due.
import type { RecorteDeRelatorio } from '@martelo/contracts/relatorios/recorte-de-relatorio.schemas.ts'
import type { FormatoDeRelatorio } from '@martelo/domain/relatorios/formatos.ts'
import type { FrequenciaDeRelatorio } from '@martelo/domain/relatorios/proximo-envio.ts'
import { sql } from 'kysely'
import type { Banco, Tx } from '../../core/database/database.ts'

export interface RelatorioSalvo {
  readonly uid: string
  readonly nome: string
  readonly relatorio: string
  readonly recorte: RecorteDeRelatorio
  readonly frequencia: FrequenciaDeRelatorio | null
  /** what goes with the letter; null: the sums alone */
  readonly formato: FormatoDeRelatorio | null
  readonly destinatarios: string[]
  readonly proximoEm: Date | null
  readonly enviadoAt: Date | null
}
interface DeQuemSalva {
  readonly hotId: number
  readonly usuId: number
}

export async function salvosDe(tx: Tx, { hotId, usuId }: DeQuemSalva): Promise<RelatorioSalvo[]> {
  const r = await sql<RelatorioSalvo>`
    select uid, nome, relatorio, recorte, frequencia, formato, destinatarios, proximo_em, enviado_at from relatorio_salvo
    where hot_id = ${hotId} and usu_id = ${usuId} order by nome limit 100`.execute(tx)
  return r.rows
}

type Novo = Omit<RelatorioSalvo, 'uid' | 'enviadoAt'>
export async function gravarSalvo(tx: Tx, { hotId, usuId }: DeQuemSalva, n: Novo): Promise<string> {
  const r = await sql<{ uid: string }>`
    insert into relatorio_salvo (hot_id, usu_id, nome, relatorio, recorte, frequencia, formato, destinatarios, proximo_em)
    values (${hotId}, ${usuId}, ${n.nome}, ${n.relatorio}, ${JSON.stringify(n.recorte)}::jsonb, ${n.frequencia}, ${n.formato}, ${[...n.destinatarios]}::text[], ${n.proximoEm})
    on conflict (hot_id, usu_id, nome) do update set relatorio = excluded.relatorio, recorte = excluded.recorte, frequencia = excluded.frequencia, formato = excluded.formato,
      destinatarios = excluded.destinatarios, proximo_em = excluded.proximo_em
    returning uid`.execute(tx)
  return r.rows[0]?.uid ?? ''
}

export async function regravarSalvo(
  tx: Tx,
  { hotId, usuId }: DeQuemSalva,
  uid: string,
  n: Novo,
): Promise<string> {
  await sql`update relatorio_salvo set nome = ${n.nome}, relatorio = ${n.relatorio}, recorte = ${JSON.stringify(n.recorte)}::jsonb,
      frequencia = ${n.frequencia}, formato = ${n.formato}, destinatarios = ${[...n.destinatarios]}::text[], proximo_em = ${n.proximoEm}
    where hot_id = ${hotId} and usu_id = ${usuId} and uid = ${uid}`.execute(tx)
  return uid
}

export async function apagarSalvo(tx: Tx, { hotId, usuId }: DeQuemSalva, uid: string): Promise<boolean> {
  const r = await sql<{ uid: string }>`
    delete from relatorio_salvo where hot_id = ${hotId} and usu_id = ${usuId} and uid = ${uid} returning uid`.execute(
    tx,
  )
  return r.rows.length > 0
}

export interface SalvoDevido extends RelatorioSalvo {
  readonly id: number
  readonly hotId: number
  readonly usuId: number
  readonly papeis: string[]
  readonly ajustes: string[]
  readonly agora: Date
}

/** Due now, of people who still have their account; with their rights, for what they read may have changed. */
export async function salvosDevidos(db: Banco): Promise<SalvoDevido[]> {
  const r = await sql<SalvoDevido>`
    select s.id, s.uid, s.hot_id, s.usu_id, s.nome, s.relatorio, s.recorte, s.frequencia, s.formato, s.destinatarios, s.proximo_em, s.enviado_at, u.papeis,
      array(select case p.sentido when 'dar' then '+' else '-' end || p.permissao from usuario_permissao p where p.hot_id = s.hot_id and p.usu_id = s.usu_id
        and p.encerrada_at is null and (p.ate is null or p.ate > clock_timestamp())) as ajustes, clock_timestamp() as agora
    from relatorio_salvo s join usuario u on u.id = s.usu_id and u.hot_id = s.hot_id join hotsite h on h.id = s.hot_id and h.ativo
    where s.proximo_em <= clock_timestamp() and s.frequencia is not null and u.ativo order by s.proximo_em limit 200`.execute(
    db,
  )
  return r.rows
}

/** Its person reads it no more: nothing was sent and nothing will be. False: another process was first. */
export async function encerrarEnvio(tx: Tx, s: Pick<SalvoDevido, 'id' | 'hotId'>): Promise<boolean> {
  const r = await sql<{ id: number }>`
    update relatorio_salvo set frequencia = null, proximo_em = null
    where id = ${s.id} and hot_id = ${s.hotId} and proximo_em <= clock_timestamp() returning id`.execute(tx)
  return r.rows.length > 0
}

/** False: another process was first. */
export async function marcarEnviado(
  tx: Tx,
  s: Pick<SalvoDevido, 'id' | 'hotId'>,
  proximo: Date,
): Promise<boolean> {
  const r = await sql<{ id: number }>`
    update relatorio_salvo set proximo_em = ${proximo}, enviado_at = clock_timestamp()
    where id = ${s.id} and hot_id = ${s.hotId} and proximo_em <= clock_timestamp() returning id`.execute(tx)
  return r.rows.length > 0
}
