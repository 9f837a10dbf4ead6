import { consultasProcob } from '@martelo/contracts/procob/consultas-procob.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { apresentarConsulta } from './apresentar-consulta-procob.ts'
import { consultasDe } from './consultas-procob.sql.ts'

handle(consultasProcob, (ctx, { query }) =>
  ctx.ler(async (tx) => (await consultasDe(tx, ctx.hotsite.id, query)).map(apresentarConsulta)),
)
