import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import { emailDeOutro } from './mudanca-de-contato.sql.ts'

/** The form as it was accepted; what becomes of it is written when the code comes back. */
export interface DadosDoCadastro {
  readonly senhaHash: string
  readonly apelido: string
  readonly nome: string
  readonly cpf: string | null
  readonly cnpj: string | null
  readonly razaoSocial: string | null
  readonly nomeFantasia: string | null
  readonly inscricaoEstadual: string | null
  readonly nascimento: string | null
  readonly telefone1: string
  readonly interesses: readonly string[]
  readonly comoConheceu: string | null
  readonly ocupacao: string | null
  readonly ramo: string | null
  readonly nomeFazenda: string | null
  readonly convidadoHash: string | null
  readonly aceitouEm: string
  readonly aceitaNovidades: boolean
}

export interface CadastroPendente {
  readonly id: number
  readonly email: string
  readonly dados: DadosDoCadastro
  readonly codigoHash: Buffer | null
  readonly tentativas: number
}

export async function guardarPendente(
  tx: Tx,
  p: {
    readonly hotId: number
    readonly resumo: Buffer
    readonly email: string
    readonly dados: DadosDoCadastro
    readonly expiraAt: Date
  },
): Promise<number> {
  const r = await tx
    .insertInto('cadastroPendente')
    .values({
      hotId: p.hotId,
      segredoHash: p.resumo,
      email: p.email,
      dados: JSON.stringify(p.dados),
      expiraAt: p.expiraAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return r.id
}

/** Locked: a code that is typed twice at once makes one account. */
export async function travarPendente(
  tx: Tx,
  hotId: number,
  qual: { readonly id: number } | { readonly resumo: Buffer },
): Promise<CadastroPendente | undefined> {
  const onde = 'id' in qual ? sql`id = ${qual.id}` : sql`segredo_hash = ${qual.resumo}`
  const r =
    await sql<CadastroPendente>`select id, email, dados, codigo_hash, tentativas from cadastro_pendente
    where hot_id = ${hotId} and ${onde} and expira_at > clock_timestamp() for update`.execute(tx)
  return r.rows[0]
}

export async function porCodigo(tx: Tx, hotId: number, id: number, resumo: Buffer): Promise<void> {
  await sql`update cadastro_pendente set codigo_hash = ${resumo}, tentativas = 0 where hot_id = ${hotId} and id = ${id}`.execute(
    tx,
  )
}

export async function contarTentativa(tx: Tx, hotId: number, id: number): Promise<void> {
  await sql`update cadastro_pendente set tentativas = tentativas + 1 where hot_id = ${hotId} and id = ${id}`.execute(
    tx,
  )
}

export async function apagarPendente(tx: Tx, hotId: number, id: number): Promise<void> {
  await sql`delete from cadastro_pendente where hot_id = ${hotId} and id = ${id}`.execute(tx)
}

const ocupar = (tx: Tx, oque: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${oque}, 7))`.execute(tx)

/** Waits for a transaction that is taking the same nickname. */
export async function apelidoEmUso(tx: Tx, hotId: number, apelido: string): Promise<boolean> {
  await ocupar(tx, `apelido|${hotId}|${apelido.toLowerCase()}`)
  const r =
    await sql`select 1 from cliente where hot_id = ${hotId} and lower(apelido) = lower(${apelido})`.execute(
      tx,
    )
  return r.rows.length > 0
}

/** The client who has this document, with where he is written to; undefined: none. */
export async function donoDoDocumento(
  tx: Tx,
  hotId: number,
  documento: string,
): Promise<{ nome: string; email: string; confirmado: boolean } | undefined> {
  await ocupar(tx, `documento|${hotId}|${documento}`)
  const r = await sql<{ nome: string; email: string; confirmado: boolean }>`
    select nome, email, email_confirmado_at is not null as confirmado from cliente
    where hot_id = ${hotId} and coalesce(cnpj, cpf) = ${documento}`.execute(tx)
  return r.rows[0]
}

/** Who of the three is taken when the account is about to be made. */
export async function ocupadoAgora(
  tx: Tx,
  hotId: number,
  p: CadastroPendente,
): Promise<'apelido' | 'outro' | null> {
  if (await emailDeOutro(tx, hotId, p.email, null)) return 'outro'
  if ((await donoDoDocumento(tx, hotId, p.dados.cnpj ?? p.dados.cpf ?? '')) !== undefined) return 'outro'
  return (await apelidoEmUso(tx, hotId, p.dados.apelido)) ? 'apelido' : null
}
