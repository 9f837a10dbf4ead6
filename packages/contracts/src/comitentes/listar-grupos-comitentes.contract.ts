import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'

export const listarGruposComitentes = defineCall('GET /v1/comitentes/listar-grupos-comitentes', {
  summary: 'Grupos de comitentes com a quantidade de cada um',
  permission: 'comitente:ver',
  reply: z.array(z.object({ nome: z.string(), comitentes: z.number() })),
})
