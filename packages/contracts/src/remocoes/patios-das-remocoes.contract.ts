import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const patiosDasRemocoes = defineCall('GET /v1/patios/remocoes', {
  summary: 'Os pátios a que se levam veículos, com o que está a caminho e as vagas livres',
  permission: 'remocao:ver',
  reply: z.array(
    z.object({
      uid: Uid,
      nome: z.string(),
      cidade: z.string(),
      uf: z.string(),
      aCaminho: z.number().int(),
      pedidas: z.number().int(),
      vagasLivres: z.number().int(),
    }),
  ),
})
