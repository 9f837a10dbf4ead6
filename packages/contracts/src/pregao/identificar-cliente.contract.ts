import { SITUACOES_DE_LOTE } from '@martelo/domain/lotes/situacoes.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const identificarCliente = defineCall('POST /v1/leilao/lotes/:lelUid/identificar-cliente', {
  summary: 'Liga ao cadastro de um cliente o lote arrematado por um apelido',
  permission: 'pregao:identificar',
  params: z.object({ lelUid: Uid }),
  body: z.object({ cliUid: Uid }),
  reply: z.object({ situacao: z.enum(SITUACOES_DE_LOTE) }),
  refusals: { NAO_ENCONTRADO: 404, CLIENTE_INEXISTENTE: 404, NAO_PODE: 409 },
})
