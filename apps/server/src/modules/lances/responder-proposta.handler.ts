import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { responderProposta } from '@martelo/contracts/lances/responder-proposta.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { clienteImpedido, RECUSA_DE_IMPEDIDO } from '../../core/database/cliente-impedido.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import { escreverDaProposta } from './carta-da-proposta.ts'
import * as propostas from './propostas.sql.ts'
import { venderPorProposta } from './vender-por-proposta.ts'

const SITUACAO = { aceitar: 'ACEITA', recusar: 'RECUSADA', contrapropor: 'CONTRAPROPOSTA' } as const

handle(responderProposta, async (ctx, { params, body }) => {
  const hotId = ctx.hotsite.id
  const contraproposta = body.resposta === 'contrapropor' ? (body.contraproposta ?? null) : null
  if (body.resposta === 'contrapropor' && contraproposta === null)
    return recusar('VALOR', 'Informe o valor da contraproposta.', {
      campos: { contraproposta: 'Informe o valor' },
    })
  const { proposta, transicao } = await ctx.tx(async (tx) => {
    const p = await propostas.travarProposta(tx, hotId, params.uid)
    if (p === null) throw new RecusaLancada(recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado))
    if (p.situacao !== 'ENVIADA')
      throw new RecusaLancada(recusar('JA_RESPONDIDA', 'Esta proposta já foi respondida.'))
    // An offer of the house binds it too. Accepting asks the same where it sells.
    if (contraproposta !== null && (await clienteImpedido(tx, hotId, p.donoId)))
      throw new RecusaLancada(recusar('NAO_PODE', RECUSA_DE_IMPEDIDO))
    const motivo = body.motivo ?? null
    const situacao = SITUACAO[body.resposta]
    await propostas.gravarResposta(tx, hotId, p.id, {
      situacao,
      contraproposta,
      motivo,
      usuId: exigirSessao(ctx).usuId,
    })
    await auditar(ctx, tx, {
      entidade: 'proposta',
      uid: params.uid,
      acao: body.resposta,
      depois: { situacao, contraproposta },
      motivo,
    })
    const vendida = body.resposta === 'aceitar' ? await venderPorProposta(ctx, tx, p) : null
    const escrita = vendida?.para === 'CONDICIONAL' ? 'ACEITA_CONDICIONAL' : situacao
    await escreverDaProposta(ctx.servicos, tx, p, escrita, { contraproposta, motivo })
    return { proposta: p, transicao: vendida }
  })
  const situacao = SITUACAO[body.resposta]
  if (transicao) ctx.servicos.publicador.transitaram([transicao])
  const { lelUid, lote: nome } = proposta
  ctx.servicos.tempoReal.avisar(`cliente:${proposta.cliUid}`, 'proposta-respondida', {
    lelUid,
    nome,
    situacao,
    contraproposta,
  })
  return { situacao, situacaoLote: transicao?.para ?? 'LIBERADO_LEILAO' }
})
