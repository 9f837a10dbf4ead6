import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { CentavosPositivos, texto, Uid } from '../core/fields.ts'

export const avaliarCondicional = defineCall('PUT /v1/lote/avaliacao-veicular-condicional/:uid', {
  summary: 'A casa diz ao comitente quanto o veículo vale e por quê',
  permission: 'avaliacao-condicional:dar',
  params: z.object({ uid: Uid }),
  body: z.object({
    valorRecomendado: CentavosPositivos,
    parecer: texto(2000, 'Escreva o parecer'),
  }),
  reply: z.object({ uid: Uid }),
  refusals: { NAO_ENCONTRADO: 404 },
})
