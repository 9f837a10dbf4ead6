import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { textoLivre, Uid } from '../core/fields.ts'

/** The seal in the letter's link replaces the session: the holder of the letter may stop its kind, from any device. */
export const sairDoAviso = defineCall('POST /v1/avisos/sair', {
  summary: 'Para os e-mails de um tipo de aviso, pelo endereço assinado que veio no e-mail',
  permission: 'publico',
  body: z.object({
    usuUid: Uid,
    tipo: textoLivre().max(60, 'Endereço inválido'),
    selo: textoLivre().max(64, 'Endereço inválido'),
  }),
  reply: z.object({ nome: z.string() }),
  refusals: { NAO_ENCONTRADO: 404 },
  limit: { por: 'ip', max: 60, segundos: 3600 },
})
