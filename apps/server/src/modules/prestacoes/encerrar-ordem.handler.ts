import { encerrarOrdem } from '@martelo/contracts/prestacoes/encerrar-ordem.contract.ts'
import { atoresDosPapeis } from '@martelo/domain/comum/transicoes.ts'
import { conferirVersao } from '../../core/conflito.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import { encerrarAOrdem } from './mudar-ordem.ts'
import { ordemPor } from './prestacoes.sql.ts'
import { responderPrestacao } from './responder-prestacao.ts'

handle(encerrarOrdem, async (ctx, { params, body }) => {
  const hotId = ctx.hotsite.id
  const { papeis } = exigirSessao(ctx)
  const preId = await ctx.tx(async (tx) => {
    const o = await ordemPor(tx, hotId, params)
    if (o === undefined)
      throw new RecusaLancada(recusar('NAO_ENCONTRADA', 'Ordem de pagamento não encontrada'))
    await conferirVersao(ctx, tx, {
      entidade: 'ordem_de_pagamento',
      uid: o.uid,
      versaoAtual: o.versao,
      versaoLida: body.versao,
    })
    const paga = body.resultado === 'paga'
    const r = await encerrarAOrdem(ctx, tx, o.id, {
      evento: paga ? 'registrarPaga' : 'registrarRecusada',
      quem: atoresDosPapeis(papeis),
      autenticacao: paga ? body.autenticacao : null,
      motivo: paga ? null : body.motivo,
    })
    if (!r.pode)
      throw new RecusaLancada(
        recusar('RECUSADA', r.motivo, { campos: { [paga ? 'autenticacao' : 'motivo']: r.motivo } }),
      )
    return o.preId
  })
  return responderPrestacao(ctx, { id: preId })
})
