// An incident as the answer of a call, read anew, and told to open screens.
import type { Ctx } from '../../core/http/contexto.ts'
import { apresentarIncidente, apresentarMeuIncidente } from './apresentar-incidente.ts'
import { avisarTelas } from './avisar-incidente.ts'
import { incidentePor } from './incidentes.sql.ts'

const lido = async <T>(ctx: Ctx, uid: string, como: (...a: Parameters<typeof apresentarIncidente>) => T) =>
  ctx.ler(async (tx) => {
    const n = await incidentePor(tx, ctx.hotsite.id, uid)
    if (n === undefined) throw new Error('an incident that was there is gone')
    avisarTelas(ctx.servicos, n)
    return como(ctx, tx, n)
  })

export const responderACasa = (ctx: Ctx, uid: string) => lido(ctx, uid, apresentarIncidente)
export const responderAoCliente = (ctx: Ctx, uid: string) => lido(ctx, uid, apresentarMeuIncidente)
