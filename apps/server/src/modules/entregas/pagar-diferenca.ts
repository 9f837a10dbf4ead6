// The difference of a dearer delivery becomes an approved payment of its sale, and the delivery the item's.
import type { Tx } from '../../core/database/database.ts'
import { type Ctx, exigirSessao } from '../../core/http/contexto.ts'
import { inserirPagamento } from '../pagamentos/door.ts'
import { lerVenda } from '../vendas/door.ts'
import type { ItemTravado } from './entregas.sql.ts'
import { type LinhaDeTroca, mudarEntregaDoItem } from './trocas.sql.ts'

/** The payment's id; with the sale locked. `assentarVenda` follows. */
export async function pagarDiferenca(ctx: Ctx, tx: Tx, item: ItemTravado, t: LinhaDeTroca): Promise<number> {
  const hotId = ctx.hotsite.id
  const { usuId } = exigirSessao(ctx)
  const quando = new Date(ctx.agora)
  const v = await lerVenda(tx, hotId, item.vndId)
  const pago = await inserirPagamento(tx, {
    hotId,
    vndId: item.vndId,
    tipo: 'DEPOSITO',
    origemTipoPagamento: 'TED',
    valor: t.diferenca,
    situacao: 'aprovado',
    conId: v?.venda.contaId ?? null,
    dataPagamento: quando,
    respondidoAt: quando,
    respondidoBy: usuId,
    createdBy: usuId,
  })
  await mudarEntregaDoItem(tx, hotId, item.id, {
    metodo: t.metodo,
    valor: t.valor,
    patId: null,
    usuId,
    quando,
  })
  return pago.id
}
