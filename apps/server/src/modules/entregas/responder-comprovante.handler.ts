// The answer to a proof of an item, and what follows: the receipt of the post ends the way of the papers; the buyer reads the
// answer with its reason.
import { responderComprovanteDoItem } from '@martelo/contracts/entregas/responder-comprovante.contract.ts'
import {
  podeValidarComprovante,
  responderComprovante,
  textoDaResposta,
} from '@martelo/domain/entregas/comprovante-do-item.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import {
  apresentarComprovante,
  avisarVenda,
  escreverAoComprador,
  lerVenda,
  vendaAvisada,
} from '../vendas/door.ts'
import { lerProva, responderProva } from './comprovantes-do-item.sql.ts'
import { travarItem } from './entregas.sql.ts'
import { noSeuPatio, papeisChegaram } from './efeitos-da-prova.ts'
import { atoresNoItem } from './quem-entrega.ts'

const NAO_HA = recusar('NAO_ENCONTRADO', 'Comprovante não encontrado')

handle(responderComprovanteDoItem, async (ctx, { params, body }) => {
  const hotId = ctx.hotsite.id
  const v = await ctx.tx(async (tx) => {
    const antes = await lerProva(tx, hotId, params.uid)
    const item = antes && (await travarItem(tx, hotId, antes.itemUid))
    const quem = item && atoresNoItem(ctx, item.cliId)
    const p = quem && (await lerProva(tx, hotId, params.uid))
    if (!p || !podeValidarComprovante(p.tipo, quem) || !(await noSeuPatio(ctx, tx, item, quem))) return null
    const r = responderComprovante(p.tipo, { de: p.situacao, evento: body.evento, atores: quem }, body)
    if (!r.pode)
      throw new RecusaLancada(
        recusar('RECUSADO', r.motivo, r.causa === 'guarda' ? { campos: { motivo: r.motivo } } : {}),
      )
    const { usuId, nome } = exigirSessao(ctx)
    const aprovado = r.para === 'PAGO'
    const motivo = aprovado ? null : (body.motivo ?? null)
    await responderProva(tx, hotId, p.id, {
      situacao: r.para,
      motivo,
      usuId,
      nome,
      quando: new Date(ctx.agora),
    })
    if (aprovado && p.tipo === 'aviso_de_recebimento') await papeisChegaram(ctx, tx, item)
    await auditar(ctx, tx, {
      entidade: 'venda_item',
      uid: item.uid,
      acao: `${body.evento}Comprovante`,
      depois: { comprovante: p.uid, tipo: p.tipo },
      motivo,
    })
    const lida = await lerVenda(tx, hotId, item.vndId)
    if (lida !== undefined)
      await escreverAoComprador(
        ctx.servicos,
        tx,
        lida,
        'comprovante',
        textoDaResposta(p.tipo, aprovado, motivo),
      )
    return lida ?? null
  })
  const c = v?.comprovantes.find((x) => x.uid === params.uid)
  if (!v || c === undefined) return NAO_HA
  avisarVenda(ctx.servicos, vendaAvisada(v))
  return apresentarComprovante(ctx, c)
})
