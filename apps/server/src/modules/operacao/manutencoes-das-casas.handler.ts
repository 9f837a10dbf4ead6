import { manutencoesDasCasas } from '@martelo/contracts/operacao/manutencoes-das-casas.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { daPlataforma } from '../hotsites/door.ts'
import { apresentarAtos } from './apresentar-manutencao.ts'

handle(manutencoesDasCasas, async (ctx) =>
  (await daPlataforma(ctx)) ? apresentarAtos(ctx.banco.sistema, ctx.hotsite.id) : [],
)
