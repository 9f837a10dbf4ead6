import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { textoLivre, textoOpcional, Uid } from '../core/fields.ts'

/**
 * Exactly one of clienteUid or visitanteUid is recorded: who is signed in counts as a client, whatever the browser
 * says; otherwise the visitor's uid, and a first visit gets one in the answer.
 */
export const registrarVisita = defineCall('POST /v1/visita', {
  summary: 'Registra a visita a uma página; a resposta traz o uid do visitante, que o navegador guarda',
  permission: 'publico',
  body: z.object({
    url: textoLivre().trim().min(1, 'Informe o endereço').max(500, 'Endereço muito longo').startsWith('/'),
    pagina: textoOpcional(60),
    lelUid: Uid.nullish(),
    visitanteUid: Uid.nullish(),
    sessaoUid: Uid.nullish(),
  }),
  reply: z.object({ uid: z.uuid().nullable() }),
  limit: { por: 'ip', max: 600, segundos: 600 },
})
