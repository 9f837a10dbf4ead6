import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Dia, texto, Uid, Versao } from '../core/fields.ts'
import { IncidenteCompleto, TipoDeIncidente } from './incidente.schemas.ts'

export const mudarIncidente = defineCall('PUT /v1/incidentes/:uid', {
  summary: 'Muda assunto, tipo, responsável ou prazo de um incidente que espera a casa',
  permission: 'incidente:tratar',
  params: z.object({ uid: Uid }),
  body: z.object({
    tipo: TipoDeIncidente,
    assunto: texto(120, 'Informe o assunto'),
    responsavelUid: Uid.nullable(),
    /** its last day */
    prazo: Dia,
    versao: Versao,
  }),
  reply: IncidenteCompleto,
  refusals: { NAO_ENCONTRADO: 404, RECUSADO: 409, MUDOU: 409, CAMPOS: 422 },
})
