import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { DadosDoPatio } from './salvar-patio.schemas.ts'

export const salvarPatio = defineCall('POST /v1/patios', {
  summary: 'Cria ou muda um pátio: nome, endereço, horários e capacidade',
  permission: 'patio:editar',
  body: DadosDoPatio.extend({ uid: Uid.nullish(), versao: z.number().int().nullish() }),
  reply: z.object({ uid: z.uuid(), versao: z.number() }),
  refusals: { NAO_ENCONTRADO: 404, MUDOU: 409, REPETIDO: 409, HORARIO: 422 },
})
