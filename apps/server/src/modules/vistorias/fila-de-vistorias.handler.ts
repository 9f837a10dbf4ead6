import { filaDeVistorias } from '@martelo/contracts/vistorias/fila-de-vistorias.contract.ts'
import { SITUACOES_DE_VISTORIA } from '@martelo/domain/vistorias/states.ts'
import { handle } from '../../core/http/handle.ts'
import { quemAlcanca } from './quem-alcanca.ts'
import { contarFila } from './vistorias.sql.ts'

handle(filaDeVistorias, async (ctx) => {
  const n = await ctx.ler((tx) => contarFila(tx, ctx.hotsite.id, quemAlcanca(ctx)))
  return {
    situacoes: SITUACOES_DE_VISTORIA.map((situacao) => ({ situacao, quantas: n.porSituacao[situacao] ?? 0 })),
    atrasadas: n.atrasadas,
    emAndamento: n.emAndamento,
    copias: n.copias,
  }
})
