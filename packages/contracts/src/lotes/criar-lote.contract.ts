import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Centavos, CentavosPositivos, IdNumerico, textoOpcional, Uid } from '../core/fields.ts'
import { ReservaAceita } from './lote.schemas.ts'

export const criarLote = defineCall('POST /v1/lote', {
  summary: 'Põe um veículo num leilão; incremento e número são preenchidos quando faltam',
  permission: 'lote:editar',
  body: z.object({
    leiId: IdNumerico,
    veiUid: Uid,
    numero: textoOpcional(20),
    minimo: CentavosPositivos,
    incremento: CentavosPositivos.nullish(),
    valorComitente: Centavos.nullish(),
    reservaAceita: ReservaAceita,
  }),
  reply: z.object({ uid: z.uuid(), numero: z.string() }),
  refusals: { NAO_ENCONTRADO: 404, TRAVADO: 409, OCUPADO: 409, NUMERO: 409, RESERVA: 422 },
})
