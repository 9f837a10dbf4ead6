import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { textoOpcional, Uid, Versao } from '../core/fields.ts'
import { PrestacaoCompleta } from './prestacao.schemas.ts'

export const encerrarOrdem = defineCall('POST /v1/ordens-de-pagamento/:uid/encerrar', {
  summary:
    'Registra o retorno do banco a uma transferência: paga, com a autenticação, ou recusada, com o motivo',
  permission: 'prestacao:pagar',
  params: z.object({ uid: Uid }),
  body: z.object({
    resultado: z.enum(['paga', 'recusada'], { error: 'Escolha o resultado' }),
    autenticacao: textoOpcional(80),
    motivo: textoOpcional(300),
    versao: Versao,
  }),
  reply: PrestacaoCompleta,
  refusals: { NAO_ENCONTRADA: 404, RECUSADA: 409, MUDOU: 409 },
})
