// Typed captions go by the room, not in the picture: who does not want them switches them off, and screen readers say them.
import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { legendarTransmissao } from '@martelo/contracts/transmissoes/legendar-transmissao.contract.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { acharCanal } from './canais.sql.ts'

handle(legendarTransmissao, async (ctx, { params: { uid }, body: { texto } }) => {
  const canal = await ctx.ler((tx) => acharCanal(tx, ctx.hotsite.id, uid))
  if (canal === null) return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
  if (canal.situacao === 'PARADO') return recusar('NAO_PODE', 'O canal está parado: ninguém leria a legenda.')
  ctx.servicos.tempoReal.avisar(`player:${canal.leilaoUid}`, 'legenda-transmissao', {
    canalUid: uid,
    texto,
  })
  return { uid }
})
