import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { decidirHabilitacao } from '@martelo/contracts/habilitacoes/decidir-habilitacao.contract.ts'
import { atoresDosPapeis } from '@martelo/domain/comum/transicoes.ts'
import { podeTransitarHabilitacao } from '@martelo/domain/habilitacoes/states.ts'
import { auditar } from '../../core/auditoria.ts'
import { conferirVersao } from '../../core/conflito.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { ehRecusa, handle, recusar } from '../../core/http/handle.ts'
import { anunciarCliente } from '../pregao/door.ts'
import { avisarHabilitacao } from './avisar-habilitacao.ts'
import { contextoDe, mudarSituacao, travarHabilitacao } from './habilitacoes.sql.ts'

handle(decidirHabilitacao, async (ctx, { params, body }) => {
  const { usuId, papeis } = exigirSessao(ctx)
  const hotId = ctx.hotsite.id
  const motivo = body.motivo ?? null
  const decidida = await ctx.tx(async (tx) => {
    const h = await travarHabilitacao(tx, hotId, params.uid)
    if (h === null) return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
    const versoes = { versaoAtual: h.versao, versaoLida: body.versao }
    await conferirVersao(ctx, tx, { entidade: 'habilitacao', uid: params.uid, ...versoes })
    const pedido = { de: h.situacao, evento: body.decisao, atores: atoresDosPapeis(papeis) }
    const r = podeTransitarHabilitacao(pedido, contextoDe(h, { motivo }))
    if (!r.pode) return recusar('NAO_PODE', r.motivo)
    const versao = await mudarSituacao(tx, { id: h.id, hotId, situacao: r.para, motivo, usuId })
    await auditar(ctx, tx, {
      entidade: 'habilitacao',
      uid: params.uid,
      acao: body.decisao,
      antes: { situacao: h.situacao },
      depois: { situacao: r.para },
      motivo,
    })
    await avisarHabilitacao(ctx.servicos, tx, { ...h, hotId }, r.para, motivo)
    return { situacao: r.para, versao, h }
  })
  if (ehRecusa(decidida)) return decidida
  const { situacao, versao, h } = decidida
  const aviso = { leiUid: h.leiUid, nome: h.leilao, situacao, motivo }
  ctx.servicos.tempoReal.avisar(`cliente:${h.cliUid}`, 'habilitacao-decidida', aviso)
  await anunciarCliente(ctx.servicos, hotId, h.cliUid)
  return { situacao, versao }
})
