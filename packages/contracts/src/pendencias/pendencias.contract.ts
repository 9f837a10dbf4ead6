import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { FILAS_DE_TRABALHO, type FilaDeTrabalho } from './filas-de-trabalho.ts'

const FILAS = Object.keys(FILAS_DE_TRABALHO) as [FilaDeTrabalho, ...FilaDeTrabalho[]]

export const pendencias = defineCall('GET /v1/retaguarda/pendencias', {
  summary:
    'O que espera por esta pessoa: as filas que os seus papéis trabalham e as habilitações de cada leilão',
  permission: 'retaguarda:entrar',
  reply: z.object({
    /** only queues in which something waits */
    filas: z.array(z.object({ fila: z.enum(FILAS), quantos: z.number().int() })),
    /** auctions with requests to decide, the next one first */
    habilitacoes: z.array(
      z.object({ leiId: z.number().int(), leilao: z.string(), quantos: z.number().int() }),
    ),
  }),
})
