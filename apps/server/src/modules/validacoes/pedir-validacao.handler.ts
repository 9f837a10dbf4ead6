import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { pedirValidacao } from '@martelo/contracts/validacoes/pedir-validacao.contract.ts'
import { atoresDosPapeis } from '@martelo/domain/comum/transicoes.ts'
import { podeTransitarValidacao } from '@martelo/domain/validacoes/states.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { ehRecusa, handle, recusar } from '../../core/http/handle.ts'
import { abrirValidacao } from './abrir-validacao.ts'
import { anunciarValidacao } from './anunciar-validacao.ts'
import { apresentarValidacao } from './apresentar-validacao.ts'
import { acharLoteECliente, gravarResultado, travarValidacao } from './validacoes.sql.ts'

handle(pedirValidacao, async (ctx, { body }) => {
  const { usuId, papeis } = exigirSessao(ctx)
  const hotId = ctx.hotsite.id
  const r = await ctx.tx(async (tx) => {
    const alvo = await acharLoteECliente(tx, hotId, body.lelUid, body.cliUid)
    if (alvo === null) return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
    const { nova, validacao: v } = await abrirValidacao(ctx.servicos, tx, {
      hotId,
      ...alvo,
      tipo: body.tipoValidacao,
      usuId,
    })
    const registro = { entidade: 'validacao', uid: v.uid, acao: 'pedirDeNovo' } as const
    if (nova || v.resultado === 'Aguardando') {
      if (nova) await auditar(ctx, tx, { ...registro, acao: 'pedir', depois: { resultado: v.resultado } })
      return v
    }
    const pode = podeTransitarValidacao({
      de: v.resultado,
      evento: 'pedirDeNovo',
      atores: atoresDosPapeis(papeis),
    })
    if (!pode.pode) return recusar('NAO_PODE', pode.motivo)
    await gravarResultado(tx, { hotId, id: v.id, resultado: pode.para, usuId })
    await auditar(ctx, tx, {
      ...registro,
      antes: { resultado: v.resultado },
      depois: { resultado: pode.para },
    })
    return (await travarValidacao(tx, hotId, v.uid)) ?? v
  })
  if (ehRecusa(r)) return r
  await anunciarValidacao(ctx.servicos, hotId, r)
  return apresentarValidacao(r, ctx.sessao)
})
