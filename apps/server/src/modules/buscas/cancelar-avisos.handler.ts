// A second click answers the same: the letters are off. Of a person without an account nothing else is kept, so the search
// goes; that it is gone already is what the second click wants.
import { cancelarAvisos } from '@martelo/contracts/buscas/cancelar-avisos.contract.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { pararCartas } from './alertas-por-email.sql.ts'
import { seloConfere } from './selo-da-busca.ts'

handle(cancelarAvisos, async (ctx, { params, body }) => {
  const hotId = ctx.hotsite.id
  if (!seloConfere(ctx.servicos.chaveDeArquivos, 'parar', hotId, params.uid, body.selo))
    return recusar('NAO_ENCONTRADO', 'Este endereço não vale mais. Veja suas buscas salvas na sua conta.')
  return { nome: await ctx.tx((tx) => pararCartas(tx, hotId, params.uid)) }
})
