// Access that a client lets another account have, as rows.
import type { Escopo } from '@martelo/domain/usuarios/em-nome-de-outro.ts'
import type { SituacaoDaLiberacao } from '@martelo/domain/usuarios/states.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Banco, Tx } from '../../core/database/database.ts'

export interface LinhaDeLiberacao {
  id: number
  uid: string
  cliId: number
  usuId: number
  donoUsuId: number
  dono: string
  quem: string
  escopo: Escopo[]
  motivo: string
  situacao: SituacaoDaLiberacao
  ate: Date
  criadaAt: Date
  usadaAt: Date | null
  /** who of the house proposed it */
  porUsuId: number | null
}

async function ler(tx: Tx, onde: RawBuilder<unknown>): Promise<LinhaDeLiberacao[]> {
  const r =
    await sql<LinhaDeLiberacao>`select l.id, l.uid, l.cli_id, l.usu_id, c.usu_id as dono_usu_id, coalesce(c.razao_social, c.nome) as dono,
      u.nome as quem, l.escopo, l.motivo, l.ate, l.created_at as criada_at, l.usada_at, l.created_by as por_usu_id,
      case when l.situacao in ('aguardando', 'consentida') and l.ate <= clock_timestamp() then 'encerrada' else l.situacao end as situacao
    from liberacao_acesso l join cliente c on c.id = l.cli_id join usuario u on u.id = l.usu_id
    where ${onde} order by l.id desc limit 200`.execute(tx)
  return r.rows
}

export const liberacoesDaCasa = (tx: Tx, hotId: number) => ler(tx, sql`l.hot_id = ${hotId}`)
export const liberacoesDoDono = (tx: Tx, hotId: number, usuId: number) =>
  ler(tx, sql`l.hot_id = ${hotId} and c.usu_id = ${usuId}`)
export const liberacoesPara = (tx: Tx, hotId: number, usuId: number) =>
  ler(
    tx,
    sql`l.hot_id = ${hotId} and l.usu_id = ${usuId} and l.situacao = 'consentida' and l.ate > clock_timestamp()`,
  )

export async function liberacaoQueVale(
  tx: Tx,
  hotId: number,
  id: number,
): Promise<LinhaDeLiberacao | undefined> {
  const r = await ler(tx, sql`l.hot_id = ${hotId} and l.id = ${id}`)
  return r.find((l) => l.situacao === 'consentida')
}

export async function liberacaoPorUid(
  tx: Tx,
  hotId: number,
  uid: string,
): Promise<LinhaDeLiberacao | undefined> {
  await sql`select 1 from liberacao_acesso where hot_id = ${hotId} and uid = ${uid} for update`.execute(tx)
  return (await ler(tx, sql`l.hot_id = ${hotId} and l.uid = ${uid}`))[0]
}

/** Accesses of all houses whose date has passed and that stand yet as if it had not. */
export async function liberacoesVencidas(
  banco: Banco,
): Promise<readonly { readonly hotId: number; readonly uid: string }[]> {
  const r = await sql<{ hotId: number; uid: string }>`select hot_id, uid from liberacao_acesso
    where situacao in ('aguardando', 'consentida') and ate <= clock_timestamp() order by ate limit 500`.execute(
    banco,
  )
  return r.rows
}

/** As the row says, whatever the date. */
export async function situacaoGravada(
  tx: Tx,
  hotId: number,
  id: number,
): Promise<SituacaoDaLiberacao | undefined> {
  const r = await sql<{
    situacao: SituacaoDaLiberacao
  }>`select situacao from liberacao_acesso where hot_id = ${hotId} and id = ${id}`.execute(tx)
  return r.rows[0]?.situacao
}

export async function moverLiberacao(
  tx: Tx,
  hotId: number,
  id: number,
  situacao: SituacaoDaLiberacao,
): Promise<void> {
  await sql`update liberacao_acesso set situacao = ${situacao}, respondida_at = coalesce(respondida_at, clock_timestamp()),
    encerrada_at = case when ${situacao} = 'consentida' then null else clock_timestamp() end where hot_id = ${hotId} and id = ${id}`.execute(
    tx,
  )
}

/** Used now: at each opening and each renewal of a session by it. */
export async function lembrarUsoDaLiberacao(tx: Tx, hotId: number, id: number): Promise<void> {
  await sql`update liberacao_acesso set usada_at = clock_timestamp() where hot_id = ${hotId} and id = ${id}`.execute(
    tx,
  )
}

/** Sessions that were opened by an access that has ended. */
export async function revogarSessoesDe(
  tx: Tx,
  hotId: number,
  donoUsuId: number,
  porUsuId: number,
): Promise<void> {
  await sql`update sessao set revogada_at = clock_timestamp() where hot_id = ${hotId} and usu_id = ${donoUsuId} and por_usu_id = ${porUsuId}
    and revogada_at is null`.execute(tx)
}

export async function quemEntraCom(tx: Tx, hotId: number, email: string) {
  const r = await sql<{ usuId: number; nome: string; cliId: number | null }>`
    select u.id as usu_id, u.nome, c.id as cli_id from usuario u left join cliente c on c.usu_id = u.id
    where u.hot_id = ${hotId} and lower(u.email) = lower(${email}) and u.ativo`.execute(tx)
  return r.rows[0]
}
