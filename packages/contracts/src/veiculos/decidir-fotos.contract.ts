import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { textoOpcional, Uid } from '../core/fields.ts'

export const decidirFotos = defineCall('POST /v1/fotos/decisoes', {
  summary: 'Aprova ou recusa fotos; a recusada sai da galeria, com o motivo, e pode ser aprovada depois',
  permission: 'foto:aprovar',
  body: z.object({
    fotos: z.array(Uid).min(1, 'Marque as fotos').max(200, 'No máximo 200 de uma vez'),
    decisao: z.enum(['APROVAR', 'RECUSAR'], 'Escolha a decisão'),
    motivo: textoOpcional(300),
  }),
  reply: z.object({ decididas: z.number() }),
  refusals: { NAO_ENCONTRADO: 404, MOTIVO: 422 },
})
