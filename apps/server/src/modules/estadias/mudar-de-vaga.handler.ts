import { mudarDeVaga } from '@martelo/contracts/estadias/mudar-de-vaga.contract.ts'
import { noPatio } from '@martelo/domain/estadias/states.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import { patioParaReceber, vagaLivre } from './lugar-no-patio.ts'
import { mudarDeLugar } from './mudar-de-lugar.ts'
import { estadiaParaMudar, responderEstadia } from './responder-estadia.ts'

handle(mudarDeVaga, async (ctx, { params, body }) => {
  await ctx.tx(async (tx) => {
    const e = await estadiaParaMudar(ctx, tx, params.uid, body.versao)
    if (!noPatio(e.situacao)) throw new RecusaLancada(recusar('RECUSADA', 'O veículo não está no pátio.'))
    // A yard that is closed keeps what stands in it: only a move into another one asks whether it takes vehicles.
    const patId = body.patUid === e.patioUid ? e.patId : await patioParaReceber(ctx, tx, body.patUid)
    const vagaId = await vagaLivre(tx, ctx.hotsite.id, patId, body.vagaUid, e.vagaId)
    if (patId === e.patId && vagaId === e.vagaId) return
    await mudarDeLugar(ctx, tx, e, { patId, vagaId, motivo: body.motivo ?? null })
  })
  return responderEstadia(ctx, params.uid)
})
