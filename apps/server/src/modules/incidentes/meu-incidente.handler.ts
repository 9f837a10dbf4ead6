import { meuIncidente } from '@martelo/contracts/incidentes/meu-incidente.contract.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { apresentarMeuIncidente } from './apresentar-incidente.ts'
import { incidentePor } from './incidentes.sql.ts'
import { naoEncontrado } from './mover-incidente.ts'

handle(meuIncidente, (ctx, { params }) =>
  ctx.ler(async (tx) => {
    const n = await incidentePor(tx, ctx.hotsite.id, params.uid)
    // What the house keeps among its people is not there for the client, also when it is about him.
    return n === undefined || !n.doCliente || n.donoId !== exigirCliente(ctx).cliId
      ? naoEncontrado()
      : apresentarMeuIncidente(ctx, tx, n)
  }),
)
