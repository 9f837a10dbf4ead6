import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { textoOpcional, Uid, Versao } from '../core/fields.ts'
import { CartaoDaEquipe } from './cartao.schemas.ts'

export const responderContestacao = defineCall('POST /v1/cartoes/:uid/contestacao', {
  summary: 'Responde a uma contestação: envia a defesa da casa ao adquirente, ou aceita que o dinheiro volte',
  permission: 'venda:acertar',
  params: z.object({ uid: Uid }),
  body: z.object({
    resposta: z.enum(['defender', 'aceitar'], { error: 'Escolha a resposta' }),
    defesa: textoOpcional(2000),
    versao: Versao,
  }),
  reply: CartaoDaEquipe,
  refusals: { NAO_ENCONTRADO: 404, MUDOU: 409, RECUSADO: 409, CAMPOS: 400 },
})
