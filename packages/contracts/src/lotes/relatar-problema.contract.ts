import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Email, texto, textoLivre, Uid } from '../core/fields.ts'
import { MotivoDeProblema } from './problema.schemas.ts'

/** Three in four hours from one address: the text of 429 is the specification's. */
export const relatarProblema = defineCall('POST /v1/lotes/:lelUid/problemas', {
  summary: 'Conta à equipe que algo está errado num anúncio',
  permission: 'publico',
  params: z.object({ lelUid: Uid }),
  body: z.object({
    motivo: MotivoDeProblema,
    texto: texto(2000, 'Conte o que você viu'),
    email: z.union([z.literal(''), Email], { error: 'Informe um e-mail válido' }).optional(),
    /** a honeypot, invisible to people */
    site: textoLivre().max(200).optional(),
  }),
  reply: z.object({}),
  refusals: { NAO_ENCONTRADO: 404 },
  limit: { por: 'ip', max: 3, segundos: 4 * 3600 },
})
