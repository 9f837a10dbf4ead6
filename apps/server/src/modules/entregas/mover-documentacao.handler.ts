import { moverDocumentacao } from '@martelo/contracts/entregas/mover-documentacao.contract.ts'
import { podeTransitarDocumentacao } from '@martelo/domain/entregas/states.ts'
import { sql } from 'kysely'
import { auditar } from '../../core/auditoria.ts'
import { conferirVersao } from '../../core/conflito.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import { avisarVenda, lerVenda, vendaAvisada } from '../vendas/door.ts'
import { travarItem } from './entregas.sql.ts'
import { atoresNoItem } from './quem-entrega.ts'
import { trocaAberta } from './trocas.sql.ts'

handle(moverDocumentacao, async (ctx, { params, body }) => {
  const hotId = ctx.hotsite.id
  const feito = await ctx.tx(async (tx) => {
    const item = await travarItem(tx, hotId, params.itemUid)
    const quem = item && atoresNoItem(ctx, item.cliId)
    if (item === undefined || !quem) return null
    await conferirVersao(ctx, tx, {
      entidade: 'venda_item',
      uid: item.uid,
      versaoAtual: item.versao,
      versaoLida: body.versao,
    })
    const codigoEnvio = body.codigoEnvio?.trim() || item.documentacaoCodigoEnvio
    const r = podeTransitarDocumentacao(
      { de: item.documentacaoSituacao, evento: body.evento, atores: quem },
      { metodoEnvio: item.metodoEntrega, codigoEnvio },
    )
    if (!r.pode)
      throw new RecusaLancada(
        recusar('RECUSADO', r.motivo, r.causa === 'guarda' ? { campos: { codigoEnvio: r.motivo } } : {}),
      )
    if (
      body.evento === 'enviar' &&
      (await trocaAberta(tx, hotId, item.id))?.situacao === 'aguardandoValidacao'
    )
      throw new RecusaLancada(
        recusar('RECUSADO', 'O comprador pagou outra entrega: responda ao comprovante antes do envio.'),
      )
    const agora = new Date(ctx.agora)
    await tx
      .updateTable('vendaItem')
      .set({
        documentacaoSituacao: r.para,
        documentacaoAt: agora,
        documentacaoBy: exigirSessao(ctx).usuId,
        documentacaoCodigoEnvio: codigoEnvio,
        ...(body.evento === 'enviar' ? { documentacaoEnvioAt: agora } : {}),
        versao: sql`versao + 1`,
      })
      .where('id', '=', item.id)
      .where('hotId', '=', hotId)
      .execute()
    await auditar(ctx, tx, {
      entidade: 'venda_item',
      uid: item.uid,
      acao: body.evento,
      antes: { documentacao: item.documentacaoSituacao },
      depois: { documentacao: r.para, ...(codigoEnvio === null ? {} : { codigoEnvio }) },
    })
    const v = await lerVenda(tx, hotId, item.vndId)
    return { situacao: r.para, aviso: v && vendaAvisada(v) }
  })
  if (feito === null) return recusar('NAO_ENCONTRADO', 'Item não encontrado')
  if (feito.aviso) avisarVenda(ctx.servicos, feito.aviso)
  return { uid: params.itemUid, situacao: feito.situacao }
})
