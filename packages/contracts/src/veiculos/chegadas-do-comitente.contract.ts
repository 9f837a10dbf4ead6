import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Dia, Instante, Uid } from '../core/fields.ts'

export const chegadasDoComitente = defineCall('GET /v1/comitentes/chegadas', {
  summary: 'O que o comitente mandou e um pátio espera: o que está previsto, e o que foi conferido há pouco',
  permission: 'comitente:acompanhar',
  reply: z.array(
    z.object({
      uid: Uid,
      descricao: z.string(),
      placa: z.string().nullable(),
      comitente: z.string(),
      patio: z.string(),
      previstaPara: Dia,
      situacao: z.enum(['PREVISTA', 'RECEBIDA', 'NAO_CHEGOU']),
      recebidaAt: Instante.nullable(),
      /** of the record, once there is one */
      veiUid: Uid.nullable(),
    }),
  ),
})
