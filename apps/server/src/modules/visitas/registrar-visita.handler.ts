import { randomUUID } from 'node:crypto'
import { registrarVisita } from '@martelo/contracts/visitas/registrar-visita.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { gravarVisita } from './visitas.sql.ts'

handle(registrarVisita, async (ctx, { body }) => {
  const cliId = ctx.sessao?.cliId ?? null
  const visitanteUid = cliId === null ? (body.visitanteUid ?? randomUUID()) : null
  await ctx.tx((tx) =>
    gravarVisita(tx, ctx.hotsite.id, {
      url: body.url,
      pagina: body.pagina ?? null,
      lelUid: body.lelUid ?? null,
      cliId,
      visitanteUid,
      sessaoUid: body.sessaoUid ?? null,
    }),
  )
  return { uid: visitanteUid }
})
