import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { NomeDoParceiro } from './externo.schemas.ts'

export const testarParceiroExterno = defineCall('POST /v1/externo/parceiros/:parceiro/testar', {
  summary: 'Faz um pedido inofensivo ao parceiro com a credencial que vale',
  permission: 'externo:configurar',
  params: z.object({ parceiro: NomeDoParceiro }),
  reply: z.object({ ok: z.boolean(), mensagem: z.string() }),
  refusals: { NAO_ENCONTRADO: 404, SEM_CREDENCIAL: 409 },
  limit: { por: 'conta', max: 20, segundos: 60 },
})
