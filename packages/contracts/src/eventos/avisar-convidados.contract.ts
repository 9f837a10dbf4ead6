import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { textoOpcional, Uid } from '../core/fields.ts'

export const avisarConvidados = defineCall('POST /v1/eventos/:uid/avisos', {
  summary: 'Avisa os convidados que ainda não sabem que o evento mudou ou foi cancelado',
  recurso: 'eventos',
  permission: 'evento:editar',
  params: z.object({ uid: Uid }),
  body: z.object({ recado: textoOpcional(500) }),
  /** `semContato`: known by no address that reaches them; they are told by hand. `faltam`: for the next call */
  reply: z.object({
    avisados: z.number().int(),
    semContato: z.number().int(),
    faltam: z.number().int(),
  }),
  refusals: { NAO_ENCONTRADO: 404, TERMINOU: 409 },
  limit: { por: 'conta', max: 60, segundos: 3600 },
})
