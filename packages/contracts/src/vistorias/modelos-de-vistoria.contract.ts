import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'

export const criarModelosDeVistoria = defineCall('POST /v1/tipo-vistoria/modelos', {
  summary: 'Cria os tipos de vistoria prontos (carros, utilitários, pesados, motos) que a casa ainda não tem',
  permission: 'vistoria:tipos',
  reply: z.object({ criados: z.array(z.string()) }),
  limit: { por: 'conta', max: 10, segundos: 600 },
})
