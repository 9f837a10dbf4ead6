import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { SituacaoDaVistoria } from './vistoria.schemas.ts'

export const filaDeVistorias = defineCall('GET /v1/vistorias/fila', {
  summary:
    'Quantas vistorias há por situação, quantas esperam há mais de um dia e quantas têm cópias a conferir',
  permission: 'vistoria:ver',
  reply: z.object({
    situacoes: z.array(z.object({ situacao: SituacaoDaVistoria, quantas: z.number() })),
    atrasadas: z.number(),
    emAndamento: z.number(),
    copias: z.number(),
  }),
})
