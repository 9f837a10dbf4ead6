import { moverAgendamento } from '@martelo/contracts/entregas/mover-agendamento.contract.ts'
import { faltaNaAutorizacao, pedePapelAssinado } from '@martelo/domain/entregas/papel-do-terceiro.ts'
import { conferirVersao } from '../../core/conflito.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import { avisarVenda, escreverAoComprador, lerVenda, vendaAvisada } from '../vendas/door.ts'
import { autorizacaoDoTerceiro } from './comprovantes-do-item.sql.ts'
import { atoresNoAgendamento, encerrar, FIM } from './encerrar-agendamento.ts'
import { lerAgendamento, travarItem } from './entregas.sql.ts'

handle(moverAgendamento, async (ctx, { params, body }) => {
  const hotId = ctx.hotsite.id
  const feito = await ctx.tx(async (tx) => {
    const antes = await lerAgendamento(tx, hotId, params.uid)
    const item = antes && (await travarItem(tx, hotId, antes.itemUid))
    const a = await lerAgendamento(tx, hotId, params.uid)
    const quem = item && (await atoresNoAgendamento(ctx, tx, item, antes))
    if (a === undefined || item === undefined || !quem) return null
    await conferirVersao(ctx, tx, {
      entidade: 'venda_item',
      uid: item.uid,
      versaoAtual: a.versao,
      versaoLida: body.versao,
    })
    const entreguePara = body.entreguePara?.trim() ?? ''
    if (body.evento === 'entregar' && entreguePara.length < 3)
      throw new RecusaLancada(
        recusar('CAMPOS', 'Informe quem retirou.', { campos: { entreguePara: 'Informe quem retirou.' } }),
      )
    const enviada = body.evento === 'entregar' ? await autorizacaoDoTerceiro(tx, hotId, a.id) : undefined
    const falta = faltaNaAutorizacao(enviada, body.autorizacaoConferida ?? false)
    if (falta?.tipo === 'recusada') throw new RecusaLancada(recusar('RECUSADO', falta.motivo))
    if (falta !== null)
      throw new RecusaLancada(
        recusar('CAMPOS', falta.motivo, { campos: { autorizacaoConferida: falta.motivo } }),
      )
    const retirada = await encerrar(ctx, tx, {
      a,
      item,
      quem,
      evento: body.evento,
      motivo: body.motivo ?? null,
      entreguePara,
      papelConferido: enviada !== undefined && pedePapelAssinado(enviada),
      recebedor: { tipoDoc: body.tipoDoc, doc: body.doc, assinatura: body.assinatura },
    })
    const v = await lerVenda(tx, hotId, item.vndId)
    if (v !== undefined && body.evento === 'entregar')
      await escreverAoComprador(ctx.servicos, tx, v, 'entregue')
    return { retirada, aviso: v && vendaAvisada(v) }
  })
  if (feito === null) return recusar('NAO_ENCONTRADO', 'Agendamento não encontrado')
  if (feito.aviso) avisarVenda(ctx.servicos, feito.aviso)
  return { uid: params.uid, situacao: FIM[body.evento], retirada: feito.retirada }
})
