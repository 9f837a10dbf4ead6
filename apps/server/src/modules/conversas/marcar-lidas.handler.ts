import { marcarLidas } from '@martelo/contracts/conversas/marcar-lidas.contract.ts'
import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { ehCliente } from '@martelo/contracts/core/permissions.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { ehRecusa, handle, recusar } from '../../core/http/handle.ts'
import { quemNaSala } from '../pregao/door.ts'
import { lerLeitura, lerMensagem, marcarLeitura } from './conversas.sql.ts'

const TODOS = ['publico', 'participantes', 'comitente', 'equipe', 'leiloeiro'] as const

handle(marcarLidas, async (ctx, { params }) => {
  const sessao = exigirSessao(ctx)
  const hotId = ctx.hotsite.id
  const r = await ctx.tx(async (tx) => {
    const m = await lerMensagem(tx, hotId, params.uid)
    if (m === null || (await quemNaSala(tx, ctx.hotsite, sessao, m.leiUid)) === null)
      return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
    await marcarLeitura(tx, hotId, m.chatId, sessao.usuId, m.id)
    return { m, leitura: await lerLeitura(tx, m.chatId, sessao.usuId) }
  })
  if (ehRecusa(r)) return r
  // A reader among hundreds is no news; that the house has read is.
  if (!ehCliente(sessao))
    await ctx.servicos.tempoReal.publicar({ id: r.m.leiId, uid: r.m.leiUid, hotId }, [
      {
        evento: 'mensagens-lidas',
        para: TODOS,
        dados: { chatUid: r.m.chatUid, ateUid: r.m.uid, leitorDaCasa: true },
      },
    ])
  return { naoLidas: r.leitura.naoLidas }
})
