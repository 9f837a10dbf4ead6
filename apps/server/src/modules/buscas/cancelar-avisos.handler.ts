// A second click answers the same: the letters are off.
import { cancelarAvisos } from '@martelo/contracts/buscas/cancelar-avisos.contract.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { seloConfere } from './selo-de-cancelamento.ts'

handle(cancelarAvisos, async (ctx, { params, body }) => {
  const nao = recusar('NAO_ENCONTRADO', 'Este endereço não vale mais. Veja suas buscas salvas na sua conta.')
  if (!seloConfere(ctx.servicos.chaveDeArquivos, ctx.hotsite.id, params.uid, body.selo)) return nao
  const b = await ctx.tx((tx) =>
    tx
      .updateTable('buscaSalva')
      .set({ porEmail: false })
      .where('hotId', '=', ctx.hotsite.id)
      .where('uid', '=', params.uid)
      .returning('nome')
      .executeTakeFirst(),
  )
  return b ?? nao
})
