import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { IntegracaoDoLeilao } from './integracao-do-leilao.schemas.ts'

export const sincronizarLotesDoBanco = defineCall('POST /v1/integracao/lotes/:leilaoUid/sincronizar', {
  summary: 'Conta agora aos bancos o que ainda não sabem dos lotes de um leilão',
  permission: 'integracao:configurar',
  params: z.object({ leilaoUid: Uid }),
  reply: IntegracaoDoLeilao,
  refusals: { NAO_ENCONTRADO: 404 },
  limit: { por: 'conta', max: 20, segundos: 60 },
})
