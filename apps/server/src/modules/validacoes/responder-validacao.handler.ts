import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { responderValidacao } from '@martelo/contracts/validacoes/responder-validacao.contract.ts'
import { atoresDosPapeis } from '@martelo/domain/comum/transicoes.ts'
import { EVENTO_DO_RESULTADO, podeTransitarValidacao } from '@martelo/domain/validacoes/states.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { ehRecusa, handle, recusar } from '../../core/http/handle.ts'
import { anunciarValidacao } from './anunciar-validacao.ts'
import { apresentarValidacao } from './apresentar-validacao.ts'
import { gravarResultado, travarValidacao } from './validacoes.sql.ts'

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
    await gravarResultado(tx, { hotId, id: v.id, resultado: pode.para, usuId })
    await auditar(ctx, tx, {
      entidade: 'validacao',
      uid: v.uid,
      acao: evento,
      antes: { resultado: v.resultado },
      depois: { resultado: pode.para },
    })
    // A client who was kept waiting is told; the others were asked nothing.
    if (v.valorDaOferta !== null && pode.para !== 'Aguardando')
      await ctx.servicos.correio.avisar(tx, hotId, {
        tipo: pode.para === 'Autorizado' ? 'oferta-validada' : 'oferta-nao-validada',
        para: { cliId: v.cliId },
        variaveis: { lote: v.lote },
        link: `/agenda/${v.leiUid}`,
        marca: `lote:${v.lelUid}`,
      })
    const depois = await travarValidacao(tx, hotId, params.id)
    return { v: depois ?? v, mudou: true }
  })
  if (ehRecusa(r)) return r
  if (r.mudou) {
    const { lelUid, resultado, cliUid } = r.v
    await anunciarValidacao(ctx.servicos, hotId, r.v)
    ctx.servicos.tempoReal.avisar(`cliente:${cliUid}`, 'oferta-validada', { lelUid, resultado })
  }
  return apresentarValidacao(r.v, ctx.sessao)
})
