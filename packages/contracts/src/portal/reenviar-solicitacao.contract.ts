import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Centavos, Uid } from '../core/fields.ts'
import { Solicitacao } from './solicitacao.schemas.ts'

export const reenviarSolicitacao = defineCall('POST /v1/comitentes/solicitacoes/:uid/reenviar', {
  summary: 'Envia de novo uma solicitação que não foi aceita, sobre o valor que está na tela agora',
  permission: 'comitente:acompanhar',
  params: z.object({ uid: Uid }),
  body: z.object({ sobre: Centavos.nullish() }),
  reply: Solicitacao,
  refusals: { NAO_ENCONTRADO: 404, NAO_PODE: 409 },
  limit: { por: 'conta', max: 60, segundos: 60 },
})
