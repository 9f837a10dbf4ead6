import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { Comprovante } from '../vendas/venda.schemas.ts'

export const enviarComprovante = defineCall('POST /v1/pagamentos/:uid/comprovantes', {
  summary: 'Envia o comprovante de um pagamento (PDF, JPEG, PNG ou WebP até 10 MB)',
  permission: 'sessao',
  escopo: 'compras',
  params: z.object({ uid: Uid }),
  body: z.object({ chaveDoPedido: Uid }),
  reply: Comprovante,
  refusals: { NAO_ENCONTRADO: 404, ARQUIVO: 400, RECUSADO: 409, CHAVE_REUSADA: 409 },
  upload: { maxArquivos: 1, maxBytes: 10 * 1024 * 1024 },
  limit: { por: 'conta', max: 60, segundos: 3600 },
})
