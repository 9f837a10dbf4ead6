import { ESCOLHAS } from '@martelo/domain/hotsites/consentimento.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'

export const registrarConsentimento = defineCall('POST /v1/consentimento', {
  summary: 'Guarda o que o visitante permitiu (LGPD): só o necessário, ou também medir as visitas',
  permission: 'publico',
  body: z.object({ escolha: z.enum(ESCOLHAS, 'Escolha o que permite') }),
  reply: z.object({
    escolha: z.enum(ESCOLHAS),
    /** the cookie's whole line, for a page that answers the browser by itself */
    cookie: z.string(),
  }),
  limit: { por: 'ip', max: 60, segundos: 3600 },
})
