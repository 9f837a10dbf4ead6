import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { texto, Uid } from '../core/fields.ts'
import { CondicionalDoLote } from '../pregao/pregao.schemas.ts'

export const reabrirCondicional = defineCall('POST /v1/leilao/lotes/:lelUid/condicional/reabrir', {
  summary: 'Correção com motivo: uma condicional negada volta a esperar o comitente',
  permission: 'condicional:reabrir',
  params: z.object({ lelUid: Uid }),
  body: z.object({ motivo: texto(300, 'Informe o motivo.') }),
  reply: z.object({ condicional: CondicionalDoLote }),
  refusals: { NAO_ENCONTRADO: 404, NAO_PODE: 409 },
})
