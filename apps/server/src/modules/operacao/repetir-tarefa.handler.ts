import { repetirTarefa } from '@martelo/contracts/operacao/repetir-tarefa.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { daPlataforma, SO_PLATAFORMA } from '../hotsites/door.ts'
import { repetir } from './tarefas-da-fila.sql.ts'

handle(repetirTarefa, async (ctx, { params }) => {
  if (!(await daPlataforma(ctx))) return SO_PLATAFORMA
  if (!(await repetir(ctx.banco.sistema, params.id)))
    return recusar('NAO_ENCONTRADO', 'Este trabalho já terminou, ou está em andamento.')
  await ctx.tx((tx) =>
    auditar(ctx, tx, {
      entidade: 'hotsite',
      uid: ctx.hotsite.uid,
      acao: 'repetirTarefa',
      depois: { tarefa: params.id },
    }),
  )
  return {}
})
