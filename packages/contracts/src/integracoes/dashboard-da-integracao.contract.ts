import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Instante, Uid } from '../core/fields.ts'

export const dashboardDaIntegracao = defineCall('GET /v1/comitente-integracao/dashboard', {
  summary: 'Como vão os sistemas dos comitentes: pedidos e falhas do dia, fila, lotes e remoções',
  permission: 'integracao:ver',
  reply: z.object({
    parceiros: z.array(
      z.object({
        nome: z.string(),
        titulo: z.string(),
        ligado: z.boolean(),
        /** of the last 24 hours */
        conversas: z.number().int(),
        falhas: z.number().int(),
        tempoMedioMs: z.number().int().nullable(),
        naFila: z.number().int(),
        paraVer: z.number().int(),
        ultimaAt: Instante.nullable(),
      }),
    ),
    leiloes: z.array(
      z.object({
        uid: Uid,
        nome: z.string(),
        integradora: z.string(),
        lotes: z.number().int(),
        sincronizados: z.number().int(),
        comErro: z.number().int(),
      }),
    ),
    remocoes: z.object({ total: z.number().int(), abertas: z.number().int(), aEspera: z.number().int() }),
    /** the insurer's events about removals that the house does not know, the oldest first */
    esperando: z.array(
      z.object({
        uid: Uid,
        eventCode: z.string(),
        /** her own number of the removal */
        removalId: z.string(),
        quando: Instante,
      }),
    ),
  }),
})
