import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Instante, Uid } from '../core/fields.ts'
import { TerceiroInformado } from './entrega.schemas.ts'

export const agendarRetirada = defineCall('POST /v1/entregas/:itemUid/agendamento', {
  summary: 'Agenda (ou reagenda) a retirada de um item, pelo comprador ou por terceiro',
  permission: 'sessao',
  params: z.object({ itemUid: Uid }),
  body: z.object({ inicio: Instante, terceiro: TerceiroInformado.nullish(), chaveDoPedido: Uid }),
  reply: z.object({ uid: Uid, inicio: z.string(), fim: z.string() }),
  refusals: { NAO_ENCONTRADO: 404, CAMPOS: 400, HORARIO: 409, RECUSADO: 409, SEM_PATIO: 409 },
})
