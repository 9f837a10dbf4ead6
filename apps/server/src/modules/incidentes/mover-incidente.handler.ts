import { moverIncidente } from '@martelo/contracts/incidentes/mover-incidente.contract.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { atoresDe, transitarIncidente, travarIncidente } from './mover-incidente.ts'
import { responderACasa } from './responder-incidente.ts'

handle(moverIncidente, async (ctx, { params, body }) => {
  const { usuId, nome } = exigirSessao(ctx)
  await ctx.tx(async (tx) => {
    const n = await travarIncidente(ctx, tx, params.uid, { versao: body.versao })
    const assume = body.evento === 'assumir'
    await transitarIncidente(ctx, tx, n, {
      evento: body.evento,
      quem: atoresDe(ctx),
      motivo: body.motivo,
      ...(assume ? { mudar: { responsavelId: usuId }, depois: { responsavel: nome } } : {}),
    })
  })
  return responderACasa(ctx, params.uid)
})
