// Money that the house already holds and that pays part of a sale: one approved line, and its way back. The caller decides
// how much, and why.
import { auditar } from '../../core/auditoria.ts'
import type { Tx } from '../../core/database/database.ts'
import { assentarVenda, type QuemMexe, travarVenda, type VendaMudada } from '../vendas/door.ts'
import { inserirPagamento, mudarPagamento, substituirPendentes } from './pagamentos.sql.ts'

interface Credito {
  readonly vndId: number
  readonly valor: number
  readonly origem: string
  readonly cauId: number
  /** signs the sale when this closes it */
  readonly assinatura: string
}

/** Pays part of a sale. Unsent lines of the buyer are put aside: their sums are no longer right. */
export async function creditarNaVenda(m: QuemMexe, tx: Tx, c: Credito): Promise<VendaMudada> {
  const hotId = m.hotsite.id
  const v = await travarVenda(tx, hotId, c.vndId)
  if (v === undefined) throw new Error(`sale ${c.vndId} is not of hotsite ${hotId}`)
  await substituirPendentes(tx, hotId, c.vndId)
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

/** Takes back what a deposit paid in sales that ended. Answers the sum. */
export async function estornarCreditos(m: QuemMexe, tx: Tx, cauId: number, motivo: string): Promise<number> {
  const linhas = await tx
    .selectFrom('pagamento')
    .select(['id', 'uid', 'valor', 'vndId'])
    .where('hotId', '=', m.hotsite.id)
    .where('cauId', '=', cauId)
    .where('ativo', '=', true)
    .orderBy('vndId')
    .execute()
  let soma = 0
  for (const l of linhas) {
    await travarVenda(tx, m.hotsite.id, l.vndId)
    await mudarPagamento(tx, m.hotsite.id, l.id, { ativo: false, motivo })
    await auditar(m, tx, { entidade: 'pagamento', uid: l.uid, acao: 'estornar', motivo })
    soma += l.valor
  }
  return soma
}
