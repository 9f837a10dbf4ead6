import { afetadosDoIncidente } from '@martelo/contracts/privacidade/afetados-do-incidente.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { apresentarAfetados } from './apresentar-afetados.ts'

handle(afetadosDoIncidente, (ctx, { params }) =>
  ctx.ler((tx) => apresentarAfetados(tx, ctx.hotsite.id, params.uid)),
)
