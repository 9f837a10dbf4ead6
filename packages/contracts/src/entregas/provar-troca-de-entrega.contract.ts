import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { Troca } from './troca-de-entrega.schemas.ts'

export const provarTrocaDeEntrega = defineCall('POST /v1/entregas/trocas/:uid/comprovante', {
  summary: 'Envia o comprovante da diferença de uma troca de entrega (PDF, JPEG, PNG ou WebP até 10 MB)',
  permission: 'compra:minha',
  params: z.object({ uid: Uid }),
  body: z.object({ chaveDoPedido: Uid }),
  reply: Troca,
  refusals: { NAO_ENCONTRADO: 404, ARQUIVO: 400, RECUSADO: 409, CHAVE_REUSADA: 409 },
  upload: { maxArquivos: 1, maxBytes: 10 * 1024 * 1024 },
  limit: { por: 'conta', max: 60, segundos: 3600 },
})
