// Writes a message. Its uid is the sender's: the same one again answers the same message and writes nothing.
import { enviarMensagem } from '@martelo/contracts/conversas/enviar-mensagem.contract.ts'
import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { ehRecusa, handle, recusar } from '../../core/http/handle.ts'
import { apresentarMensagem, nomeDoAutor } from './apresentar-mensagem.ts'
import { avisarPergunta } from './avisar-pergunta.ts'
import { abrirConversa, lerMensagem, marcarLeitura } from './conversas.sql.ts'
import { lerConversaDaPessoa } from './fatos-da-conversa.ts'

const TODOS = ['publico', 'participantes', 'comitente', 'equipe', 'leiloeiro'] as const

handle(enviarMensagem, async (ctx, { body }) => {
  const sessao = exigirSessao(ctx)
  const hotId = ctx.hotsite.id
  const r = await ctx.tx(async (tx) => {
    const c = await lerConversaDaPessoa(ctx, tx, body)
    if (c === null) return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
    if (c.impedimento !== null) return recusar('NAO_PODE', c.impedimento)
    const chat = await abrirConversa(tx, hotId, c.lugar)
    const cliente =
      sessao.cliId === null
        ? null
        : await tx.selectFrom('cliente').select('apelido').where('id', '=', sessao.cliId).executeTakeFirst()
    const nova = await tx
      .insertInto('chatMensagem')
      .values({
        uid: body.uid,
        hotId,
        chatId: chat.id,
        cliId: sessao.cliId,
        usuId: sessao.usuId,
        texto: body.texto,
        ...nomeDoAutor(sessao, cliente?.apelido ?? null, ctx.hotsite.tipo),
      })
      .onConflict((x) => x.column('uid').doNothing())
      .returning('id')
      .executeTakeFirst()
    const m = await lerMensagem(tx, hotId, body.uid)
    if (m === null || m.usuId !== sessao.usuId || m.chatId !== chat.id)
      return recusar('UID_EM_USO', 'Esta mensagem já existe.')
    if (nova !== undefined) {
      await marcarLeitura(tx, hotId, chat.id, sessao.usuId, nova.id)
      await avisarPergunta(ctx, tx, { lugar: c.lugar, m })
    }
    return { m, nova: nova !== undefined }
  })
  if (ehRecusa(r)) return r
  const mensagem = apresentarMensagem(r.m, false)
  if (r.nova) {
    const daCasa = { mensagem: apresentarMensagem(r.m, true) }
    await ctx.servicos.tempoReal.publicar({ id: r.m.leiId, uid: r.m.leiUid, hotId }, [
      {
        evento: 'mensagem-enviada',
        para: TODOS,
        dados: { mensagem },
        porPublico: { equipe: daCasa, leiloeiro: daCasa },
      },
    ])
  }
  return { mensagem }
})
