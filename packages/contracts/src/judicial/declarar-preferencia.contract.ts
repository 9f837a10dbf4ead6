import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { DireitoEscrito } from './judicial.schemas.ts'

export const declararPreferencia = defineCall('POST /v1/lotes/judicial/:lelUid/preferencia', {
  summary: 'Declara um direito de preferência sobre um lote judicial, para a análise da casa',
  permission: 'habilitacao:pedir',
  params: z.object({ lelUid: Uid }),
  body: DireitoEscrito,
  reply: z.object({ uid: Uid }),
  refusals: { NAO_ENCONTRADO: 404, NAO_PODE: 409 },
  limit: { por: 'conta', max: 20, segundos: 3600 },
})
