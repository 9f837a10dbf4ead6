import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { Convidado, NovoConvidado } from './convidado.schemas.ts'

export const incluirConvidado = defineCall('POST /v1/eventos/:uid/convidados', {
  summary: 'Inclui um convidado no evento',
  permission: 'evento:editar',
  params: z.object({ uid: Uid }),
  body: NovoConvidado,
  reply: Convidado,
  refusals: { NAO_ENCONTRADO: 404, REPETIDO: 409, CHEIO: 409 },
  limit: { por: 'conta', max: 300, segundos: 600 },
})
