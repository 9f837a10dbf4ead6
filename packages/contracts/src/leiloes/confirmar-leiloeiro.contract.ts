import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { IdNumerico } from '../core/fields.ts'

export const confirmarLeiloeiro = defineCall('PUT /v1/leiloes/:id/confirmacao-leiloeiro', {
  summary: 'Registra (ou desfaz) a confirmação do leiloeiro; ele mesmo confirma os seus leilões',
  permission: 'leilao:ver',
  params: z.object({ id: IdNumerico }),
  body: z.object({ confirmado: z.boolean() }),
  reply: z.object({ leiloeiroConfirmadoAt: z.iso.datetime().nullable() }),
  refusals: { NAO_ENCONTRADO: 404, SEM_PERMISSAO: 403, NAO_PODE: 409 },
})
