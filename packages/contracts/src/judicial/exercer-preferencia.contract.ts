import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Centavos, IdNumerico, Uid } from '../core/fields.ts'

export const exercerPreferencia = defineCall('POST /v1/lotes/judicial/:lelUid/preferencia/exercer', {
  summary: 'Iguala o lance vencedor pelo direito reconhecido: o lote passa a quem o exerce',
  permission: 'lance:dar',
  ato: 'LANCES',
  params: z.object({ lelUid: Uid }),
  /** the price that he saw: another one is refused */
  body: z.object({ valor: Centavos }),
  reply: z.object({ vndId: IdNumerico }),
  refusals: { NAO_ENCONTRADO: 404, NAO_PODE: 409, MUDOU: 409 },
  limit: { por: 'conta', max: 20, segundos: 3600 },
})
