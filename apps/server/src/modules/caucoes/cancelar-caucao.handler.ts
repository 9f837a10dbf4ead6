import { cancelarCaucao } from '@martelo/contracts/caucoes/cancelar-caucao.contract.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { ehRecusa, handle, recusar } from '../../core/http/handle.ts'
import { fatosDaCaucao, travarCaucao } from './caucoes.sql.ts'
import { avisarCaucao, contextoDaCaucao, moverCaucao } from './mover-caucao.ts'

handle(cancelarCaucao, async (ctx, { params }) => {
  const { cliId } = exigirCliente(ctx)
  const feita = await ctx.tx(async (tx) => {
    const c = await travarCaucao(tx, ctx.hotsite.id, { uid: params.uid })
    if (c === null || c.cliId !== cliId) return recusar('NAO_ENCONTRADA', 'Caução não encontrada')
    const contexto = contextoDaCaucao(await fatosDaCaucao(tx, c))
    const r = await moverCaucao(ctx, tx, c, { evento: 'cancelar', quem: ['Cliente'], contexto })
    return r.pode ? r : recusar('NAO_PODE', r.motivo)
  })
  if (ehRecusa(feita)) return feita
  avisarCaucao(ctx.servicos, feita.aviso)
  return { cancelada: true as const }
})
