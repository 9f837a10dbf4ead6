import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { escreverAoComprador, lerVenda } from '../vendas/door.ts'

/** Who paid at the counter gets word of his receipt, which he opens in his purchase. */
export async function avisarRecibo(ctx: Ctx, tx: Tx, vndId: number, numero: number): Promise<void> {
  const v = await lerVenda(tx, ctx.hotsite.id, vndId)
  if (v !== undefined)
    await escreverAoComprador(
      ctx.servicos,
      tx,
      v,
      'papeis',
      `O recibo nº ${String(numero).padStart(6, '0')} está em Minhas compras.`,
    )
}
