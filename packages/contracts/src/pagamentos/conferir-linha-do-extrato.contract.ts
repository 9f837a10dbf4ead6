import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { inteiro, Uid, Versao } from '../core/fields.ts'

export const conferirLinhaDoExtrato = defineCall('PUT /v1/extratos/linhas/:uid', {
  summary: 'Uma pessoa confirma para qual pagamento ou venda veio o dinheiro, ou deixa a linha de lado',
  permission: 'venda:acertar',
  params: z.object({ uid: Uid }),
  body: z.object({
    acao: z.enum(['confirmar', 'ignorar'], { error: 'Ação inválida' }),
    /** an open payment; left out: a new one for the sale */
    pagUid: Uid.nullish(),
    vndId: inteiro('Informe a venda').min(1, 'Informe a venda').nullish(),
    aceitaExcedente: z.boolean().default(false),
    versao: Versao,
  }),
  reply: z.object({ situacao: z.enum(['conferida', 'ignorada']) }),
  refusals: {
    NAO_ENCONTRADO: 404,
    MUDOU: 409,
    RECUSADO: 409,
    EXCEDENTE: 409,
    OUTRA_PESSOA: 403,
    CAMPOS: 400,
  },
})
