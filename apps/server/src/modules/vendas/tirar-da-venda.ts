// A lot whose hammer is taken back leaves its sale: the item is put aside, and a sale without items ends. Only for a sale
// that has no payment, under way or made: money is never left without what it was paid for. Lock the sale before the lot.
import { soPrometida } from '@martelo/domain/judicial/parcela-do-plano.ts'
import { sql } from 'kysely'
import { auditar } from '../../core/auditoria.ts'
import type { Tx } from '../../core/database/database.ts'
import { itensAtivos } from './contas-da-venda.ts'
import { escolherConta } from './criar-venda.ts'
import { assentarVenda, type QuemMexe, transitarVenda, type VendaMudada } from './mudar-venda.ts'
import { lerVenda, type VendaLida } from './vendas.sql.ts'

/** The sale in which a lot stands, if it goes on; null when there is none. */
export async function vendaVivaDoLote(tx: Tx, hotId: number, lelUid: string): Promise<number | null> {
  const r = await sql<{ vndId: number }>`
    select i.vnd_id from venda_item i join lote l on l.id = i.lel_id join venda v on v.id = i.vnd_id
    where l.uid = ${lelUid} and i.hot_id = ${hotId} and i.ativo and v.situacao not in ('Cancelada', 'Cliente Desistiu')`.execute(
    tx,
  )
  return r.rows[0]?.vndId ?? null
}

/** A code that can still be paid counts as a payment; an instalment of a court's plan that is only promised does not. */
export const semPagamento = (v: VendaLida): boolean =>
  v.pagamentos.every((p) => prometida(v, p)) && !v.venda.cartaoPreso

const prometida = (v: VendaLida, p: VendaLida['pagamentos'][number]): boolean =>
  soPrometida({
    ...p,
    temCobranca: p.boletoUid !== null || p.pixTxid !== null,
    temComprovante: v.comprovantes.some((k) => k.pagUid === p.uid && k.situacao !== 'DIVERGENTE'),
  })

/** What was only promised for a lot ends with the sale that it was promised in. */
async function encerrarPlano(tx: Tx, v: VendaLida, lelUid: string): Promise<void> {
  const prometidas = v.pagamentos.filter((p) => p.lelUid === lelUid && prometida(v, p))
  if (prometidas.length === 0) return
  await sql`update pagamento set ativo = false, versao = versao + 1, updated_at = clock_timestamp()
    where hot_id = ${v.venda.hotId} and vnd_id = ${v.venda.id} and id = any(${prometidas.map((p) => p.id)}::int[])`.execute(
    tx,
  )
}

/** With the sale locked, after the lot has left its state. */
export async function tirarDaVenda(
  m: QuemMexe,
  tx: Tx,
  vndId: number,
  lote: { readonly id: number; readonly uid: string },
  motivo: string,
): Promise<VendaMudada> {
  const hotId = m.hotsite.id
  const v = await lerVenda(tx, hotId, vndId)
  if (v === undefined) throw new Error(`sale ${vndId} is gone from hotsite ${hotId}`)
  await encerrarPlano(tx, v, lote.uid)
  const resta = itensAtivos(v).some((i) => i.lelId !== lote.id && i.lanceLelId !== lote.id)
  if (!resta) {
    const r = await transitarVenda(m, tx, v, { evento: 'cancelar', quem: ['ADM'], motivo })
    if (!r.pode) throw new Error(`sale ${vndId} could not be ended: ${r.motivo}`)
  }
  await sql`update venda_item set ativo = false, versao = versao + 1
    where vnd_id = ${vndId} and hot_id = ${hotId} and ativo and (lel_id = ${lote.id} or lance_lel_id = ${lote.id})`.execute(
    tx,
  )
  if (resta) await escolherConta(tx, hotId, vndId)
  await auditar(m, tx, {
    entidade: 'venda',
    uid: v.venda.uid,
    acao: 'retirarLote',
    antes: { lote: lote.uid },
    motivo,
  })
  return assentarVenda(m, tx, vndId, null)
}

/** The lot stays sold, to another: this sale loses it, and ends when it was all. With the sale locked, without a payment. */
export async function passarAOutro(
  m: QuemMexe,
  tx: Tx,
  vndId: number,
  lote: { readonly id: number; readonly uid: string },
  motivo: string,
): Promise<VendaMudada> {
  // Put aside first: what happens to the sale must not reach the lot.
  await sql`update venda_item set ativo = false, versao = versao + 1
    where vnd_id = ${vndId} and hot_id = ${m.hotsite.id} and ativo and (lel_id = ${lote.id} or lance_lel_id = ${lote.id})`.execute(
    tx,
  )
  return tirarDaVenda(m, tx, vndId, lote, motivo)
}
