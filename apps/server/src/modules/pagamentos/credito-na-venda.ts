// Money that the house already holds and that pays part of a sale: one approved line, and its way back. The caller decides
// how much, and why.
import { auditar } from '../../core/auditoria.ts'
import type { Tx } from '../../core/database/database.ts'
import { Ocupado } from '../../core/http/handle.ts'
import { lancarVenda } from '../razao/door.ts'
import {
  assentarVenda,
  impedimentoParaPagar,
  porCobrancasDeLado,
  type QuemMexe,
  somasDe,
  travarVenda,
  type VendaMudada,
} from '../vendas/door.ts'
import { inserirPagamento, mudarPagamento } from './pagamentos.sql.ts'

interface Credito {
  readonly vndId: number
  readonly valor: number
  readonly origem: string
  /** the deposit that pays; null: other money of the house */
  readonly cauId: number | null
  /** signs the sale when this closes it */
  readonly assinatura: string
}

/**
 * Pays part of a sale. Unsent lines of the buyer are put aside: their sums are no longer right. Throws `Ocupado` when
 * the sale has changed since the caller looked (its money came meanwhile): nothing is paid twice.
 */
export async function creditarNaVenda(m: QuemMexe, tx: Tx, c: Credito): Promise<VendaMudada> {
  const hotId = m.hotsite.id
  const v = await travarVenda(tx, hotId, c.vndId)
  if (v === undefined) throw new Error(`sale ${c.vndId} is not of hotsite ${hotId}`)
  if (impedimentoParaPagar(v) !== null || somasDe(v).restante < c.valor)
    throw new Ocupado('A compra acaba de mudar. Confira e tente novamente.', 1)
  await porCobrancasDeLado(tx, hotId, c.vndId, { divergentes: true })
  const novo = await inserirPagamento(tx, {
    hotId,
    vndId: c.vndId,
    tipo: 'DEPOSITO',
    origemTipoPagamento: c.origem,
    valor: c.valor,
    situacao: 'aprovado',
    cauId: c.cauId,
    dataPagamento: new Date(m.agora),
    respondidoAt: new Date(m.agora),
    createdBy: m.sessao?.usuId ?? null,
  })
  await auditar(m, tx, {
    entidade: 'pagamento',
    uid: novo.uid,
    acao: 'criar',
    depois: { venda: v.venda.uid, origem: c.origem, valor: c.valor, situacao: 'aprovado' },
  })
  return assentarVenda(m, tx, c.vndId, c.assinatura)
}

/** Takes back what a deposit paid in sales. Answers the sales, locked; those that still stand have to be settled anew. */
export async function estornarCreditos(
  m: QuemMexe,
  tx: Tx,
  cauId: number,
  motivo: string,
): Promise<readonly number[]> {
  const linhas = await tx
    .selectFrom('pagamento')
    .select(['id', 'uid', 'vndId'])
    .where('hotId', '=', m.hotsite.id)
    .where('cauId', '=', cauId)
    .where('ativo', '=', true)
    .orderBy('vndId')
    .execute()
  for (const l of linhas) {
    await travarVenda(tx, m.hotsite.id, l.vndId)
    await mudarPagamento(tx, m.hotsite.id, l.id, { ativo: false, motivo })
    await auditar(m, tx, { entidade: 'pagamento', uid: l.uid, acao: 'estornar', motivo })
  }
  const vendas = [...new Set(linhas.map((l) => l.vndId))]
  for (const vndId of vendas) await lancarVenda(tx, m.hotsite.id, vndId)
  return vendas
}
