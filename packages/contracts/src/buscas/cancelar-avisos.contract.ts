import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { textoLivre, Uid } from '../core/fields.ts'

/** The seal in the letter's link replaces the session: the holder of the letter may stop it, from any device. */
export const cancelarAvisos = defineCall('POST /v1/buscas-salvas/:uid/cancelar', {
  summary: 'Para os e-mails de uma busca salva, pelo endereço assinado que veio no e-mail',
  permission: 'publico',
  params: z.object({ uid: Uid }),
  body: z.object({ selo: textoLivre().max(64, 'Endereço inválido') }),
  /** null: it is not there any more, and so sends nothing */
  reply: z.object({ nome: z.string().nullable() }),
  refusals: { NAO_ENCONTRADO: 404 },
  limit: { por: 'ip', max: 60, segundos: 3600 },
})
