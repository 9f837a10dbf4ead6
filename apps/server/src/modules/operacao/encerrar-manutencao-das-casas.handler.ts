// What the platform closed is opened again from any house, one that has a maintenance of its own too.
import { encerrarManutencaoDasCasas } from '@martelo/contracts/operacao/encerrar-manutencao-das-casas.contract.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { daPlataforma, SO_PLATAFORMA } from '../hotsites/door.ts'
import { contarParada } from '../pregao/door.ts'
import { encerrarAto } from './manutencao-numa-casa.ts'
import { apresentarAtos } from './apresentar-manutencao.ts'
import { casasDoAto } from './manutencao.sql.ts'

handle(encerrarManutencaoDasCasas, async (ctx, { params }) => {
  if (!(await daPlataforma(ctx))) return SO_PLATAFORMA
  if ((await casasDoAto(ctx.banco.sistema, params.ato)).length === 0)
    return recusar('NAO_ENCONTRADO', 'Esta manutenção já foi encerrada em todas as casas.')
  const paradas = await encerrarAto(ctx, params.ato)
  ctx.servicos.hotsites.esquecer()
  await ctx.servicos.barramento.publicar('hotsite', {})
  await contarParada(ctx.servicos, paradas)
  return apresentarAtos(ctx.banco.sistema, ctx.hotsite.id)
})
