import { pedirAoAdquirente } from '@martelo/contracts/cartoes/pedir-ao-adquirente.contract.ts'
import { conferirVersao } from '../../core/conflito.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { avisarVenda, vendaAvisada } from '../vendas/door.ts'
import { apresentarCartoesDaEquipe } from './apresentar-cartao.ts'
import { lerCartao } from './cartoes.sql.ts'
import { travarCartao } from './travar-cartao.ts'
import { pedir } from './pedir-ao-adquirente.ts'

handle(pedirAoAdquirente, async (ctx, { params, body }) => {
  const hotId = ctx.hotsite.id
  const feito = await ctx.tx(async (tx) => {
    const achado = await travarCartao(tx, hotId, params.uid)
    if (achado === null) return null
    const { c, v } = achado
    await conferirVersao(ctx, tx, {
      entidade: 'cartao',
      uid: c.uid,
      versaoAtual: c.versao,
      versaoLida: body.versao,
    })
    await pedir(ctx, tx, c, { pedido: body.pedido, motivo: body.motivo ?? null })
    const depois = await lerCartao(tx, hotId, { uid: params.uid })
    const [visto] = await apresentarCartoesDaEquipe(ctx, tx, [
      { ...(depois ?? c), cliente: v.venda.clienteNome },
    ])
    return visto && { visto, aviso: vendaAvisada(v) }
  })
  if (!feito) return recusar('NAO_ENCONTRADO', 'Pagamento não encontrado')
  avisarVenda(ctx.servicos, feito.aviso)
  return feito.visto
})
