import { meusComprovantesDeLote } from '@martelo/contracts/pagamentos/meus-comprovantes-de-lote.contract.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { apresentarComprovante, lerVenda, vendaPor } from '../vendas/door.ts'

handle(meusComprovantesDeLote, async (ctx, { params }) => {
  const { cliId } = exigirCliente(ctx)
  const v = await ctx.ler(async (tx) => {
    const achada = await vendaPor(tx, ctx.hotsite.id, { lelUid: params.id })
    return achada?.cliId === cliId ? lerVenda(tx, ctx.hotsite.id, achada.vndId) : undefined
  })
  return (v?.comprovantes ?? []).map((c) => apresentarComprovante(ctx, c))
})
