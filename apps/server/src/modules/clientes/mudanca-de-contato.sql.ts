import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import { mudarEmailDaConta } from '../usuarios/door.ts'
import type { LinhaCliente } from './clientes.sql.ts'
import type { Canal } from './codigos.ts'

/**
 * Whether an address is the login of another account, or was until a moment ago and may still be asked back. Waits for
 * a transaction that is taking the same address.
 */
export async function emailDeOutro(
  tx: Tx,
  hotId: number,
  email: string,
  usuId: number | null,
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`email|${hotId}|${email.toLowerCase()}`}, 7))`.execute(
    tx,
  )
  const r = await sql<{ usado: boolean }>`select
    exists (select from usuario where hot_id = ${hotId} and lower(email) = lower(${email}) and id is distinct from ${usuId}::int)
    or exists (select from mudanca_de_contato where hot_id = ${hotId} and canal = 'email' and lower(antes) = lower(${email})
      and situacao = 'feita' and desfazer_ate > clock_timestamp() and usu_id is distinct from ${usuId}::int) as usado`.execute(
    tx,
  )
  return r.rows[0]?.usado ?? true
}

export async function anotarMudanca(
  tx: Tx,
  m: {
    readonly hotId: number
    readonly usuId: number
    readonly canal: Canal
    readonly antes: string
    readonly depois: string
    readonly situacao: 'feita' | 'em-uso'
    readonly desfazer: { readonly resumo: Buffer; readonly ate: Date } | null
  },
): Promise<void> {
  const { desfazer, ...resto } = m
  await tx
    .insertInto('mudancaDeContato')
    .values({ ...resto, desfazerHash: desfazer?.resumo ?? null, desfazerAte: desfazer?.ate ?? null })
    .execute()
}

/** The contact of record and login, confirmed at `quando`. */
export async function porContato(
  tx: Tx,
  canal: Canal,
  c: Pick<LinhaCliente, 'id' | 'hotId' | 'usuId'>,
  valor: string,
  quando: Date,
): Promise<void> {
  if (canal === 'email') await mudarEmailDaConta(tx, { hotId: c.hotId, usuId: c.usuId, email: valor, quando })
  await tx
    .updateTable('cliente')
    .set({
      ...(canal === 'email'
        ? { email: valor, emailConfirmadoAt: quando }
        : { telefone1: valor, telefoneConfirmadoAt: quando }),
      versao: sql<number>`versao + 1`,
      updatedAt: quando,
    })
    .where('hotId', '=', c.hotId)
    .where('id', '=', c.id)
    .execute()
}

export interface MudancaAberta {
  readonly id: number
  readonly usuId: number
  readonly canal: Canal
  readonly antes: string
}

/** The change that this secret undoes, locked; undefined when it was used, or its day is over. */
export async function travarMudanca(
  tx: Tx,
  hotId: number,
  resumo: Buffer,
): Promise<MudancaAberta | undefined> {
  const r = await sql<MudancaAberta>`select id, usu_id, canal, antes from mudanca_de_contato
    where hot_id = ${hotId} and desfazer_hash = ${resumo} and situacao = 'feita' and desfazer_ate > clock_timestamp() for update`.execute(
    tx,
  )
  return r.rows[0]
}

/** This change is undone, and what came after it on the same channel with it. */
export async function marcarDesfeita(tx: Tx, hotId: number, m: MudancaAberta): Promise<void> {
  await sql`update mudanca_de_contato set situacao = case when id = ${m.id} then 'desfeita' else 'superada' end
    where hot_id = ${hotId} and usu_id = ${m.usuId} and canal = ${m.canal} and id >= ${m.id} and situacao = 'feita'`.execute(
    tx,
  )
}

export interface FatosDosContatos {
  readonly emailEmUso: boolean
  readonly telefoneEmUso: boolean
  readonly email: string | null
  readonly telefone: string | null
}

/** What is under way: where living codes went to; and what is told of contacts that were proven to be his. */
export async function fatosDosContatos(tx: Tx, c: LinhaCliente): Promise<FatosDosContatos> {
  const codigo = (
    canal: Canal,
  ) => sql`(select s.destino from segredo_uso_unico s where s.hot_id = ${c.hotId} and s.usu_id = ${c.usuId}
    and s.tipo = ${canal} and s.usado_at is null and s.expira_at > clock_timestamp() order by s.id desc limit 1)`
  const r = await sql<FatosDosContatos>`select ${codigo('email')} as email, ${codigo('telefone')} as telefone,
    coalesce((select m.situacao = 'em-uso' and m.antes = ${c.email} from mudanca_de_contato m
      where m.hot_id = ${c.hotId} and m.usu_id = ${c.usuId} and m.canal = 'email' order by m.id desc limit 1), false) as email_em_uso,
    ${c.telefoneConfirmadoAt !== null}::boolean and exists (select from cliente o where o.hot_id = ${c.hotId} and o.id <> ${c.id}
      and o.telefone1 = ${c.telefone1} and o.telefone_confirmado_at is not null) as telefone_em_uso`.execute(
    tx,
  )
  return r.rows[0] ?? { emailEmUso: false, telefoneEmUso: false, email: null, telefone: null }
}
