import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Dia, Uid } from '../core/fields.ts'
import { DiaDaAgenda } from './entrega.schemas.ts'

export const horariosDeRetirada = defineCall('GET /v1/entregas/:itemUid/horarios', {
  summary: 'Os horários do pátio para retirar um item, dia a dia (até 31 dias por pedido)',
  permission: 'sessao',
  params: z.object({ itemUid: Uid }),
  query: z.object({ de: Dia, ate: Dia }),
  reply: z.object({ patio: z.object({ uid: Uid, nome: z.string() }), dias: z.array(DiaDaAgenda) }),
  refusals: { NAO_ENCONTRADO: 404, PERIODO: 400, SEM_PATIO: 409 },
})
