import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { responderValidacao } from '@martelo/contracts/validacoes/responder-validacao.contract.ts'
import { atoresDosPapeis } from '@martelo/domain/comum/transicoes.ts'
import { EVENTO_DO_RESULTADO, podeTransitarValidacao } from '@martelo/domain/validacoes/states.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { ehRecusa, handle, recusar } from '../../core/http/handle.ts'
import { apresentarValidacao } from './apresentar-validacao.ts'
import { anunciarResposta, darResultado } from './dar-resultado.ts'
import { travarValidacao } from './validacoes.sql.ts'

handle(responderValidacao, async (ctx, { params, body }) => {
  const { usuId, papeis } = exigirSessao(ctx)
  const hotId = ctx.hotsite.id
  const r = await ctx.tx(async (tx) => {
    const v = await travarValidacao(tx, hotId, params.id)
    if (v === null) return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
    // Two people who give the same answer agree.
    if (v.resultado === body.resultado) return { v, mudou: false }
    const evento = EVENTO_DO_RESULTADO[body.resultado]
    const pode = podeTransitarValidacao({ de: v.resultado, evento, atores: atoresDosPapeis(papeis) })
    if (!pode.pode) return recusar('NAO_PODE', pode.motivo)
    return { v: await darResultado(ctx, tx, v, { evento, para: pode.para, usuId }), mudou: true }
  })
  if (ehRecusa(r)) return r
  if (r.mudou) await anunciarResposta(ctx, r.v)
  return apresentarValidacao(r.v, ctx.sessao)
})
