import type { ConvenioDaConta } from '@martelo/domain/contas/conferir-conta.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

/** Whether a buyer was told of the account: a sale or a payment names it. */
export async function contaJaInformada(tx: Tx, hotId: number, id: number): Promise<boolean> {
  const { rows } = await sql<{ usada: boolean }>`
    select exists (select from venda where hot_id = ${hotId} and conta_id = ${id})
      or exists (select from pagamento where hot_id = ${hotId} and con_id = ${id}) as usada`.execute(tx)
  return rows[0]?.usada ?? false
}

/** One owner has one default: the others of the same owner are none any more. Saved one after the other, per house. */
export async function tirarOutrosPadroes(tx: Tx, hotId: number, uid: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('conta_bancaria_padrao'), ${hotId})`.execute(tx)
  await sql`
    update conta_bancaria b set padrao = false, versao = b.versao + 1 from conta_bancaria esta
    where esta.hot_id = ${hotId} and esta.uid = ${uid} and b.hot_id = ${hotId} and b.id <> esta.id and b.padrao
      and b.com_id is not distinct from esta.com_id`.execute(tx)
}

/** The house sends boletos or deposits to it by its settings. */
export async function usadaPelaCasa(tx: Tx, hotId: number, id: number): Promise<boolean> {
  const { rows } = await sql<{ usada: boolean }>`
    select bco_id_boleto = ${id} or bco_id_deposito = ${id} as usada from hotsite where id = ${hotId}`.execute(
    tx,
  )
  return rows[0]?.usada ?? false
}

/** Another account in use of the same owner with the same number. */
export async function contaRepetida(
  tx: Tx,
  hotId: number,
  {
    id,
    comUid,
    bancoCodigo,
    agencia,
    conta,
  }: { readonly id: number | null } & Record<'bancoCodigo' | 'agencia' | 'conta', string> & {
      readonly comUid: string | null
    },
): Promise<boolean> {
  const { rows } = await sql`
    select from conta_bancaria b left join comitente c on c.id = b.com_id
    where b.hot_id = ${hotId} and b.ativa and b.id is distinct from ${id}::int and c.uid is not distinct from ${comUid}::uuid
      and b.banco_codigo = ${bancoCodigo} and b.agencia = ${agencia} and b.conta = ${conta} limit 1`.execute(
    tx,
  )
  return rows.length > 0
}

export async function convenioEmUso(tx: Tx, hotId: number, id: number): Promise<ConvenioDaConta> {
  const { rows } = await sql<NonNullable<ConvenioDaConta>>`
    select carteira, convenio from convenio_boleto where hot_id = ${hotId} and con_id = ${id} and ativo`.execute(
    tx,
  )
  return rows[0] ?? null
}
