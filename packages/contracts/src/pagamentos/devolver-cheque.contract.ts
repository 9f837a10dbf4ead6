import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { texto, Uid, Versao } from '../core/fields.ts'
import { VendaDaEquipe } from '../vendas/venda.schemas.ts'

export const devolverCheque = defineCall('POST /v1/pagamentos/:uid/cheque-devolvido', {
  summary: 'O banco devolveu o cheque: na primeira vez reapresenta-se, na segunda deixa de valer',
  permission: 'venda:acertar',
  params: z.object({ uid: Uid }),
  body: z.object({ motivo: texto(300, 'Informe o motivo da devolução (alínea do banco)'), versao: Versao }),
  reply: VendaDaEquipe,
  refusals: { NAO_ENCONTRADO: 404, MUDOU: 409, RECUSADO: 409 },
})
