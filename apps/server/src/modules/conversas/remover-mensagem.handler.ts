import { removerMensagem } from '@martelo/contracts/conversas/remover-mensagem.contract.ts'
import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { sql } from 'kysely'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { ehRecusa, handle, recusar } from '../../core/http/handle.ts'
import { quemNaSala } from '../pregao/door.ts'
import { lerMensagem } from './conversas.sql.ts'

const TODOS = ['publico', 'participantes', 'comitente', 'equipe', 'leiloeiro'] as const

handle(removerMensagem, async (ctx, { params, body }) => {
  const { usuId } = exigirSessao(ctx)
  const hotId = ctx.hotsite.id
  const r = await ctx.tx(async (tx) => {
    const m = await lerMensagem(tx, hotId, params.uid)
    const quem = m && (await quemNaSala(tx, ctx.hotsite, ctx.sessao, m.leiUid))
    if (!m || !quem || !(quem.conduz || quem.publicos.includes('equipe')))
      return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
    await sql`update chat_mensagem set removida_at = coalesce(removida_at, clock_timestamp()), removida_by = coalesce(removida_by, ${usuId})
      where id = ${m.id} and hot_id = ${hotId}`.execute(tx)
    // Only clients are silenced: the house settles its own words by itself.
    const silenciar = body.silenciar && m.cliUid !== null
    const motivo = body.motivo?.trim() || 'Conduta na conversa'
    if (silenciar)
      await sql`insert into chat_silencio (chat_id, usu_id, hot_id, motivo, by_usu_id) values (${m.chatId}, ${m.usuId}, ${hotId}, ${motivo}, ${usuId})
        on conflict do nothing`.execute(tx)
    await auditar(ctx, tx, {
      entidade: 'conversa',
      uid: m.chatUid,
      acao: silenciar ? 'removerESilenciar' : 'removerMensagem',
      antes: { mensagem: m.uid, autor: m.usuUid, texto: m.texto },
      motivo,
    })
    return { m, silenciar }
  })
  if (ehRecusa(r)) return r
  const { chatUid, uid, leiId, leiUid } = r.m
  await ctx.servicos.tempoReal.publicar({ id: leiId, uid: leiUid, hotId }, [
    { evento: 'mensagem-removida', para: TODOS, dados: { chatUid, uid } },
  ])
  return { silenciado: r.silenciar }
})
