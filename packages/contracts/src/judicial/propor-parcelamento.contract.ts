import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { PropostaEscrita } from './judicial.schemas.ts'

export const proporParcelamento = defineCall('POST /v1/lotes/judicial/:lelUid/parcelamento', {
  summary: 'Propõe comprar um lote judicial em parcelas; a nova toma o lugar da anterior',
  permission: 'lance:dar',
  ato: 'LANCES',
  params: z.object({ lelUid: Uid }),
  body: PropostaEscrita,
  reply: z.object({ uid: Uid }),
  refusals: { NAO_ENCONTRADO: 404, NAO_PODE: 409, CONTRADICAO: 400 },
  limit: { por: 'conta', max: 30, segundos: 3600 },
})
