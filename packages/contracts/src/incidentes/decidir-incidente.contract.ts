import { DECISOES } from '@martelo/domain/incidentes/states.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Centavos, Uid, Versao } from '../core/fields.ts'
import { IncidenteCompleto, TextoDaMensagem } from './incidente.schemas.ts'

export const decidirIncidente = defineCall('POST /v1/incidentes/:uid/decidir', {
  summary: 'Decide um incidente; o valor é abatido da compra, e o que foi pago a mais volta ao comprador',
  permission: 'incidente:tratar',
  params: z.object({ uid: Uid }),
  body: z.object({
    decisao: z.enum(DECISOES, { error: 'Escolha a decisão' }),
    /** what the client reads */
    texto: TextoDaMensagem,
    valor: Centavos,
    versao: Versao,
  }),
  reply: IncidenteCompleto,
  refusals: { NAO_ENCONTRADO: 404, RECUSADO: 409, MUDOU: 409, CAMPOS: 422 },
})
