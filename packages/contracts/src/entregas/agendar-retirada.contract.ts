import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Instante, Uid } from '../core/fields.ts'
import { TerceiroInformado } from './entrega.schemas.ts'

export const agendarRetirada = defineCall('POST /v1/entregas/:itemUid/agendamento', {
  summary: 'Agenda (ou reagenda) a retirada de um item, pelo comprador ou por terceiro',
  permission: 'sessao',
  escopo: 'compras',
  params: z.object({ itemUid: Uid }),
  // `terceiro` left out keeps the person named for the booking that is moved; null says that the buyer comes himself.
  body: z.object({ inicio: Instante, terceiro: TerceiroInformado.nullish(), chaveDoPedido: Uid }),
  reply: z.object({
    uid: Uid,
    inicio: z.string(),
    fim: z.string(),
    /** who collects instead of the buyer */
    terceiro: z.string().nullable(),
    reagendada: z.boolean(),
  }),
  refusals: {
    NAO_ENCONTRADO: 404,
    CAMPOS: 400,
    HORARIO: 409,
    RECUSADO: 409,
    SEM_PATIO: 409,
    CHAVE_REUSADA: 409,
  },
})
