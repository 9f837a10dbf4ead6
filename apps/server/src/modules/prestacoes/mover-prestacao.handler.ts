import { moverPrestacao } from '@martelo/contracts/prestacoes/mover-prestacao.contract.ts'
import { atoresDosPapeis } from '@martelo/domain/comum/transicoes.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import { contextoDaPrestacao, vendaReaberta } from './apresentar-prestacao.ts'
import { transitarPrestacao } from './mover-prestacao.ts'
import { responderPrestacao, travarPrestacao } from './responder-prestacao.ts'

handle(moverPrestacao, async (ctx, { params, body }) => {
  const { papeis } = exigirSessao(ctx)
  await ctx.tx(async (tx) => {
    const l = await travarPrestacao(ctx, tx, params.uid, body.versao)
    const reaberta = body.evento === 'aprovar' ? vendaReaberta(l) : null
    if (reaberta !== null) throw new RecusaLancada(recusar('RECUSADA', reaberta))
    const r = await transitarPrestacao(ctx, tx, l, {
      evento: body.evento,
      quem: atoresDosPapeis(papeis),
      contexto: contextoDaPrestacao(ctx, l, body.motivo),
    })
    if (!r.pode)
      throw new RecusaLancada(
        recusar('RECUSADA', r.motivo, body.evento === 'reabrir' ? { campos: { motivo: r.motivo } } : {}),
      )
  })
  return responderPrestacao(ctx, params)
})
