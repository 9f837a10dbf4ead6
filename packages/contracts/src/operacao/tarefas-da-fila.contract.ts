import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Instante } from '../core/fields.ts'

export const tarefasDaFila = defineCall('GET /v1/ti/tarefas', {
  summary: 'O que espera na fila de trabalhos e o que falhou, com a última falha; sem os dados de ninguém',
  permission: 'ti:ver',
  reply: z.array(
    z.object({
      id: z.string(),
      tarefa: z.string(),
      quando: Instante,
      tentativas: z.number().int(),
      maximo: z.number().int(),
      emTrabalho: z.boolean(),
      falhou: z.boolean(),
      /** null to who is not of the platform */
      erro: z.string().nullable(),
      repetivel: z.boolean(),
    }),
  ),
})
