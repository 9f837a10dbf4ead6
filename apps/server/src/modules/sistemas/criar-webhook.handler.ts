import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { criarWebhook } from '@martelo/contracts/sistemas/criar-webhook.contract.ts'
import { LIMITES_DO_COMITENTE } from '@martelo/domain/sistemas/escopos.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { deQuem } from '../portal/door.ts'
import { cuidaDe, webhooksDe } from './gerir.sql.ts'
import { erroDoEndereco, novoSegredo, novoUid } from './segredo-do-webhook.ts'

handle(criarWebhook, (ctx, { body }) =>
  ctx.tx(async (tx) => {
    const q = deQuem(ctx)
    const { comId, ambiente, endereco } = body
    if (!(await cuidaDe(tx, q, comId))) return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
    const erro = erroDoEndereco(ctx, endereco)
    if (erro !== null) return recusar('ENDERECO', erro, { campos: { endereco: erro } })
    const deles = (await webhooksDe(tx, q)).filter((w) => w.comId === comId)
    if (deles.length >= LIMITES_DO_COMITENTE.webhooks)
      return recusar('DEMAIS', `No máximo ${LIMITES_DO_COMITENTE.webhooks} endereços por comitente.`)
    const uid = novoUid()
    const { segredo, colunas } = novoSegredo(ctx, uid)
    const eventos = [...new Set(body.eventos)]
    await tx
      .insertInto('webhookComitente')
      .values({
        uid,
        hotId: ctx.hotsite.id,
        comId,
        ambiente,
        endereco,
        eventos,
        ...colunas,
        createdBy: exigirSessao(ctx).usuId,
      })
      .execute()
    await auditar(ctx, tx, {
      entidade: 'webhook-comitente',
      uid,
      acao: 'criar',
      depois: { comId, ambiente, endereco, eventos },
    })
    return { uid, segredo }
  }),
)
