import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { IdNumerico } from '../core/fields.ts'

export const retirarLeilaoDeTeste = defineCall('DELETE /v1/leiloes/:id/teste', {
  summary: 'Apaga o leilão de teste com os seus lotes, bens e lances, em qualquer situação',
  permission: 'leilao:editar',
  params: z.object({ id: IdNumerico }),
  refusals: { NAO_ENCONTRADO: 404, LIGADO: 409 },
})
