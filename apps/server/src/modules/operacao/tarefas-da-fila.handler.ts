import { tarefasDaFila } from '@martelo/contracts/operacao/tarefas-da-fila.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { lerTarefas } from './tarefas-da-fila.sql.ts'

handle(tarefasDaFila, async (ctx) =>
  (await lerTarefas(ctx.banco.sistema)).map((t) => ({ ...t, quando: iso(t.quando) })),
)
