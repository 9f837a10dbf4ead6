import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const abrirPrestacao = defineCall('POST /v1/prestacoes', {
  summary: 'Abre a prestação de contas de um comitente num leilão; a que está aberta é a mesma',
  permission: 'prestacao:fazer',
  body: z.object({ leiUid: Uid, comUid: Uid }),
  reply: z.object({ uid: z.string() }),
  refusals: { NAO_ENCONTRADA: 404 },
})
