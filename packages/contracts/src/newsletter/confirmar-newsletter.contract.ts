import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { textoLivre, Uid } from '../core/fields.ts'

/** The seal in the letter's link proves that the reader of the address's mail wants the news. */
export const confirmarNewsletter = defineCall('POST /v1/hotsite/newsletter/:uid/confirmar', {
  summary: 'Confirma o e-mail das novidades, pelo endereço assinado que veio no e-mail',
  permission: 'publico',
  params: z.object({ uid: Uid }),
  body: z.object({ selo: textoLivre().max(64, 'Endereço inválido') }),
  reply: z.object({ ok: z.boolean() }),
  refusals: { NAO_ENCONTRADO: 404 },
  limit: { por: 'ip', max: 60, segundos: 3600 },
})
