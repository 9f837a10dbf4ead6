import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { textoLivre } from '../core/fields.ts'

/** One text at a time, rate-limited: sellers' accounts cannot be listed by trying numbers. */
export const conferirOficialDoSite = defineCall('GET /v1/hotsite/verificacao/conferir', {
  summary: 'Diz se um endereço, e-mail, conta ou chave Pix é da casa',
  permission: 'publico',
  query: z.object({
    texto: textoLivre().trim().min(1, 'Escreva o que quer conferir').max(300, 'Texto muito longo'),
  }),
  reply: z.object({
    conferencia: z
      .object({
        oque: z.enum(['site', 'email', 'conta']),
        veredito: z.enum(['oficial', 'parecido', 'vendedor', 'desconhecido']),
        lido: z.string(),
      })
      .nullable(),
  }),
  limit: { por: 'ip', max: 20, segundos: 3600 },
})
