import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { Importacao } from './importacao.schemas.ts'

export const confirmarImportacao = defineCall('POST /v1/importacoes/:uid/confirmar', {
  summary: 'Salva o que a prévia mostrou, numa só transação; repetir não salva de novo',
  permission: 'importacao:fazer',
  params: z.object({ uid: Uid }),
  body: z.object({
    comErros: z.boolean().default(false).describe('saves the good rows although others have errors'),
  }),
  reply: Importacao,
  refusals: {
    NAO_ENCONTRADO: 404,
    COM_ERROS: 409,
    MUDOU: 409,
    FECHADA: 409,
    VAZIA: 409,
    TRAVADO: 409,
    REFERENCIA: 422,
  },
})
