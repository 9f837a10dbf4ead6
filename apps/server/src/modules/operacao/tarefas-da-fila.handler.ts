import { tarefasDaFila } from '@martelo/contracts/operacao/tarefas-da-fila.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { daPlataforma } from '../hotsites/door.ts'
import { lerTarefas } from './tarefas-da-fila.sql.ts'

// The queue is the installation's: what a task failed on may name another house, so it is the platform's to read.
handle(tarefasDaFila, async (ctx) => {
  const daqui = await daPlataforma(ctx)
  return (await lerTarefas(ctx.banco.sistema)).map((t) => ({
    ...t,
    quando: iso(t.quando),
    erro: daqui ? t.erro : null,
    repetivel: daqui && t.erro !== null && !t.emTrabalho,
  }))
})
