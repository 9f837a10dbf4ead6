import { verIncidente } from '@martelo/contracts/incidentes/ver-incidente.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { apresentarIncidente } from './apresentar-incidente.ts'
import { incidentePor } from './incidentes.sql.ts'
import { naoEncontrado } from './mover-incidente.ts'

handle(verIncidente, (ctx, { params }) =>
  ctx.ler(async (tx) => {
    const n = await incidentePor(tx, ctx.hotsite.id, params.uid)
    return n === undefined ? naoEncontrado() : apresentarIncidente(ctx, tx, n)
  }),
)
