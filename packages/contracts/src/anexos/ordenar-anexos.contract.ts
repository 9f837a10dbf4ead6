import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { Anexos, DonoDosAnexos } from './anexo.schemas.ts'

export const ordenarOsAnexos = defineCall('PUT /v1/anexos/:entidade/:uid/ordem', {
  summary: 'Grava a ordem dos arquivos; os que não vierem ficam no fim, como estavam',
  permission: 'retaguarda:entrar',
  params: DonoDosAnexos,
  body: z.object({ anexos: z.array(Uid).min(1, 'Envie a ordem').max(1000, 'No máximo 1.000 arquivos') }),
  reply: Anexos,
  refusals: { NAO_ENCONTRADO: 404 },
})
