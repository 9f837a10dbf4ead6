import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'

export const manifesto = defineCall('GET /v1/hotsite/manifesto', {
  summary: 'O manifesto do aplicativo instalável deste site: nome, cores e ícones',
  permission: 'publico',
  /** where the installed site begins: its home page, or the inspections of the yard */
  query: z.object({ inicio: z.enum(['vistoriar'], 'Início desconhecido').optional() }),
  file: true,
})
