import { numeroDaVenda } from '@martelo/domain/vendas/numero-da-venda.ts'
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'

/** The people who validate hear of it once per file. */
export const avisarAEquipe = (
  ctx: Pick<Ctx, 'servicos' | 'hotsite'>,
  tx: Tx,
  p: { readonly vndId: number; readonly uid: string },
  comprovante: string,
) =>
  ctx.servicos.correio.avisar(tx, ctx.hotsite.id, {
    tipo: 'equipe-comprovante',
    para: { casa: true },
    variaveis: { compra: numeroDaVenda(p.vndId) },
    chave: comprovante,
    link: `/admin/compras/${p.vndId}`,
    marca: `pagamento:${p.uid}`,
  })
