import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Dia, texto, Uid } from '../core/fields.ts'
import { RecessoDoPatio } from './patio.schemas.ts'

export const salvarRecesso = defineCall('POST /v1/patios/recessos', {
  summary: 'Cria um recesso, ou altera o que tem este uid; períodos do mesmo pátio não se cruzam',
  permission: 'patio:editar',
  body: z.object({
    uid: Uid.optional(),
    patUid: Uid,
    inicio: Dia,
    fim: Dia,
    motivo: texto(120, 'Informe o motivo do recesso'),
  }),
  reply: RecessoDoPatio,
  refusals: { NAO_ENCONTRADO: 404, CAMPOS: 400, CRUZADO: 409 },
})
