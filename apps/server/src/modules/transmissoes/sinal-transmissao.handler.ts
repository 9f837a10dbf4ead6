import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { sinalTransmissao } from '@martelo/contracts/transmissoes/sinal-transmissao.contract.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { acharCanal } from './canais.sql.ts'

handle(sinalTransmissao, async (ctx, { params: { uid }, body }) => {
  const canal = await ctx.ler((tx) => acharCanal(tx, ctx.hotsite.id, uid))
  if (canal === null) return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
  ctx.servicos.tempoReal.avisar(`transmissao:${canal.leilaoUid}`, 'sinal-transmissao', {
    canalTransmissaoUid: uid,
    ...body,
  })
  return { uid }
})
