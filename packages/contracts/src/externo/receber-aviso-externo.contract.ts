import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { CorpoCru } from '../core/fields.ts'
import { NomeDoParceiro } from './externo.schemas.ts'

export const receberAvisoExterno = defineCall('POST /v1/externo/:parceiro/avisos', {
  summary: 'Aviso assinado de um parceiro: guardado uma vez e tratado depois',
  permission: 'publico',
  params: z.object({ parceiro: NomeDoParceiro }),
  body: CorpoCru,
  reply: z.object({ recebido: z.literal(true) }),
  refusals: { NAO_ENCONTRADO: 404, NAO_AUTENTICADO: 401, AVISO_VELHO: 401 },
  limit: { por: 'ip', max: 1200, segundos: 60 },
  raw: true,
  maxBody: 1024 * 1024,
})
