// The tally goes by the staff's room and is kept nowhere: the desk repeats it while it is on the air. Nothing is live while the
// card is shown, whatever the desk has cut to.
import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { dizerTally } from '@martelo/contracts/transmissoes/dizer-tally.contract.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { acharCanal } from './canais.sql.ts'

handle(dizerTally, async (ctx, { params: { uid }, body: { programa, previa } }) => {
  const canal = await ctx.ler((tx) => acharCanal(tx, ctx.hotsite.id, uid))
  if (canal === null) return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
  ctx.servicos.tempoReal.avisar(`transmissao:${canal.leilaoUid}`, 'tally-transmissao', {
    canalUid: uid,
    programa: canal.situacao === 'NO_AR' ? programa : [],
    previa,
  })
  return { uid }
})
