import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const enviarAcesso = defineCall('POST /v1/usuarios/:uid/acesso', {
  summary: 'Envia à pessoa o endereço para escolher a senha, ou encerra as sessões da conta',
  permission: 'usuario:administrar',
  params: z.object({ uid: Uid }),
  body: z.object({ acao: z.enum(['senha', 'encerrar'], 'Ação inválida') }),
  reply: z.object({ feito: z.literal(true) }),
  refusals: { NAO_ENCONTRADO: 404, BLOQUEADO: 409 },
  limit: { por: 'conta', max: 60, segundos: 3600 },
})
