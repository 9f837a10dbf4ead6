import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { textoLivre, Uid } from '../core/fields.ts'

/** The seal in the letter's link replaces the session: the holder of the letter may leave the list, from any device. */
export const sairDaNewsletter = defineCall('POST /v1/hotsite/newsletter/:uid/sair', {
  summary: 'Sai das novidades por e-mail, pelo endereço assinado que veio no e-mail',
  permission: 'publico',
  params: z.object({ uid: Uid }),
  body: z.object({
    selo: textoLivre().max(64, 'Endereço inválido'),
    /** the letter that it came from; one that is none counts for none */
    de: Uid.nullish().catch(null),
  }),
  reply: z.object({ ok: z.boolean() }),
  refusals: { NAO_ENCONTRADO: 404 },
  limit: { por: 'ip', max: 60, segundos: 3600 },
})
