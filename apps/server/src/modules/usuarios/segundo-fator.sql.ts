import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

export interface Fator {
  readonly segredo: Buffer
  readonly ultimoPasso: number
  readonly criadoAt: Date
}

/** Locked: the same code brought twice at once is good once. */
export async function travarFator(tx: Tx, hotId: number, usuId: number): Promise<Fator | undefined> {
  const r = await sql<Fator>`select segredo, ultimo_passo, criado_at from segundo_fator
    where hot_id = ${hotId} and usu_id = ${usuId} for update`.execute(tx)
  return r.rows[0]
}

export async function estadoDoFator(
  tx: Tx,
  hotId: number,
  usuId: number,
): Promise<{ ligadoAt: Date | null; codigosRestantes: number }> {
  const r = await sql<{ ligadoAt: Date | null; codigosRestantes: number }>`select
    (select criado_at from segundo_fator where hot_id = ${hotId} and usu_id = ${usuId}) as ligado_at,
    (select count(*)::int from codigo_de_recuperacao where hot_id = ${hotId} and usu_id = ${usuId} and usado_at is null) as codigos_restantes`.execute(
    tx,
  )
  return r.rows[0] ?? { ligadoAt: null, codigosRestantes: 0 }
}

export async function marcarPasso(tx: Tx, hotId: number, usuId: number, passo: number): Promise<void> {
  await sql`update segundo_fator set ultimo_passo = ${passo} where hot_id = ${hotId} and usu_id = ${usuId}`.execute(
    tx,
  )
}

export async function porFator(
  tx: Tx,
  f: {
    readonly hotId: number
    readonly usuId: number
    readonly segredo: Buffer
    readonly ultimoPasso: number
    readonly recuperacao: readonly Buffer[]
  },
): Promise<void> {
  const { recuperacao, hotId, usuId, ...fator } = f
  await tirarFator(tx, hotId, usuId)
  await tx
    .insertInto('segundoFator')
    .values({ hotId, usuId, ...fator })
    .execute()
  await tx
    .insertInto('codigoDeRecuperacao')
    .values(recuperacao.map((resumo) => ({ hotId, usuId, resumo })))
    .execute()
}

/** Answers how many it was: none or one. */
export async function tirarFator(tx: Tx, hotId: number, usuId: number): Promise<number> {
  await sql`delete from codigo_de_recuperacao where hot_id = ${hotId} and usu_id = ${usuId}`.execute(tx)
  const r =
    await sql`delete from segundo_fator where hot_id = ${hotId} and usu_id = ${usuId} returning 1`.execute(tx)
  return r.rows.length
}

export async function gastarRecuperacao(
  tx: Tx,
  hotId: number,
  usuId: number,
  resumo: Buffer,
): Promise<boolean> {
  const r = await sql`update codigo_de_recuperacao set usado_at = clock_timestamp()
    where hot_id = ${hotId} and usu_id = ${usuId} and resumo = ${resumo} and usado_at is null returning 1`.execute(
    tx,
  )
  return r.rows.length > 0
}

export interface LoginPendente {
  readonly id: number
  readonly usuId: number
  readonly forma: string
  readonly manterLogado: boolean
  readonly novoSegredo: Buffer | null
  readonly tentativas: number
}

export async function guardarLoginPendente(
  tx: Tx,
  l: {
    readonly hotId: number
    readonly usuId: number
    readonly resumo: Buffer
    readonly forma: string
    readonly manterLogado: boolean
    readonly novoSegredo: Buffer | null
    readonly expiraAt: Date
  },
): Promise<void> {
  await tx.insertInto('loginPendente').values(l).execute()
}

/** Locked, and the try counted; undefined when there is none, it is over, or it was tried too often. */
export async function tentarLoginPendente(
  tx: Tx,
  hotId: number,
  resumo: Buffer,
  max: number,
): Promise<LoginPendente | undefined> {
  const r = await sql<LoginPendente>`update login_pendente set tentativas = tentativas + 1
    where hot_id = ${hotId} and resumo = ${resumo} and expira_at > clock_timestamp() and tentativas < ${max}
    returning id, usu_id, forma, manter_logado, novo_segredo, tentativas`.execute(tx)
  return r.rows[0]
}

/** Used, or deleted with everything else that could open the account. */
export async function apagarLoginsPendentes(tx: Tx, hotId: number, usuId: number): Promise<void> {
  await sql`delete from login_pendente where hot_id = ${hotId} and usu_id = ${usuId}`.execute(tx)
}
