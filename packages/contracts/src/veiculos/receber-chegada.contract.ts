import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { textoOpcional, Uid } from '../core/fields.ts'

export const receberChegada = defineCall('POST /v1/chegadas/:uid/conferencia', {
  summary: 'Confere uma chegada: o que veio ao lado do que era esperado; põe o veículo no pátio',
  permission: 'chegada:receber',
  params: z.object({ uid: Uid }),
  body: z.object({
    chegou: z.boolean(),
    placa: textoOpcional(10),
    chassi: textoOpcional(30),
    comChave: z.boolean(),
    observacao: textoOpcional(1000),
  }),
  reply: z.object({ diferencas: z.array(z.string()), veiUid: z.uuid().nullable() }),
  refusals: { NAO_ENCONTRADO: 404, JA_CONFERIDA: 409, IDENTIFICADOR: 422, REFERENCIA: 422 },
})
