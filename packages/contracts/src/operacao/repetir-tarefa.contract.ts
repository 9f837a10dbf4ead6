import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { textoLivre } from '../core/fields.ts'

export const repetirTarefa = defineCall('POST /v1/ti/tarefas/:id/repetir', {
  summary: 'Põe um trabalho que falhou de novo na fila, para já',
  permission: 'ti:agir',
  params: z.object({ id: textoLivre('Tarefa inválida').regex(/^\d{1,18}$/, 'Tarefa inválida') }),
  refusals: { NAO_ENCONTRADO: 404, SO_PLATAFORMA: 403 },
})
