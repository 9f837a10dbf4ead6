import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Centavos, CentavosPositivos, textoOpcional, Uid } from '../core/fields.ts'

export const avaliarLoteJudicial = defineCall('PUT /v1/leiloes/judicial/lotes/:lelUid', {
  summary: 'A avaliação judicial de um lote, que é o seu mínimo na 1ª praça, e os ônus que recaem sobre ele',
  permission: 'lote:editar',
  params: z.object({ lelUid: Uid }),
  body: z.object({ avaliacao: CentavosPositivos, onus: textoOpcional(1000) }),
  reply: z.object({ minimo: Centavos }),
  refusals: { NAO_ENCONTRADO: 404, TRAVADO: 409 },
})
