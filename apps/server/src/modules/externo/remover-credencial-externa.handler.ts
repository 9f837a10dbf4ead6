import { removerCredencialExterna } from '@martelo/contracts/externo/remover-credencial-externa.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { removerCredencial } from '../../core/externo/credenciais.ts'
import { parceiroDe } from '../../core/externo/parceiro.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { apresentarParceiros } from './apresentar-parceiro.ts'

handle(removerCredencialExterna, async (ctx, { params }) => {
  const p = parceiroDe(params.parceiro)
  const removida = await ctx.tx(async (tx) => {
    const havia = await removerCredencial(tx, ctx.hotsite.id, params.parceiro)
    if (havia)
      await auditar(ctx, tx, { entidade: 'integracao', uid: params.parceiro, acao: 'removerCredencial' })
    return havia
  })
  const [cartao] = p === undefined ? [] : await apresentarParceiros(ctx, [p])
  if (!removida || cartao === undefined) return recusar('NAO_ENCONTRADO', 'Não há credencial salva')
  return cartao
})
