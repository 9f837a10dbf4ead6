import { ordenarPagamento } from '@martelo/contracts/prestacoes/ordenar-pagamento.contract.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import { destinoDoPix, impedimentoDaOrdem } from './apresentar-prestacao.ts'
import { criarOrdem } from './mudar-ordem.ts'
import { pagarPorPix } from './pagar-comitente.job.ts'
import { contaDoComitente } from './prestacoes.sql.ts'
import { responderPrestacao, travarPrestacao } from './responder-prestacao.ts'

handle(ordenarPagamento, async (ctx, { params, body: { forma, versao, destino } }) => {
  const hotId = ctx.hotsite.id
  await ctx.tx(async (tx) => {
    const l = await travarPrestacao(ctx, tx, params.uid, versao)
    const conta = await contaDoComitente(tx, hotId, l.p.comId)
    const nao = impedimentoDaOrdem(l, conta, forma)
    if (nao !== null || conta === undefined)
      throw new RecusaLancada(recusar('RECUSADA', nao ?? 'Cadastre a conta bancária do comitente.'))
    // What was asked about and what is sent are one: the account may have been changed in between.
    const agora = destinoDoPix(conta)
    if (destino != null && (agora?.chave !== destino.chave || agora.titular !== destino.titular))
      throw new RecusaLancada(
        recusar('RECUSADA', 'A conta do comitente mudou. Confira o titular e a chave antes de pagar.'),
      )
    const o = await criarOrdem(ctx, tx, l, { forma, destino: conta })
    if (forma === 'PIX')
      await pagarPorPix.agendar(tx, {
        hotId,
        dados: { ordId: o.id },
        objeto: { tipo: 'ordemDePagamento', uid: o.uid },
        chave: `ordem-${o.uid}`,
      })
  })
  return responderPrestacao(ctx, params)
})
