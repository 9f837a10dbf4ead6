import { COMPROVANTES_DO_ITEM } from '@martelo/domain/entregas/comprovante-do-item.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { Comprovante } from '../vendas/venda.schemas.ts'

export const provarItem = defineCall('POST /v1/entregas/:itemUid/comprovantes', {
  summary: 'Envia a autorização do terceiro que retira, ou o aviso de recebimento dos documentos (até 10 MB)',
  permission: 'sessao',
  escopo: 'compras',
  params: z.object({ itemUid: Uid }),
  body: z.object({
    tipo: z.enum(COMPROVANTES_DO_ITEM, { error: 'Escolha o que o arquivo comprova' }),
    chaveDoPedido: Uid,
  }),
  reply: Comprovante,
  refusals: { NAO_ENCONTRADO: 404, ARQUIVO: 400, RECUSADO: 409, CHAVE_REUSADA: 409 },
  upload: { maxArquivos: 1, maxBytes: 10 * 1024 * 1024 },
  limit: { por: 'conta', max: 60, segundos: 3600 },
})
