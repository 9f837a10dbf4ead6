import { QUEM_PAGA_OS_JUROS } from '@martelo/domain/cartoes/regra-do-cartao.ts'
import { MAXIMO_DE_PARCELAS } from '@martelo/domain/pagamentos/parcelas-do-cartao.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { CentavosPositivos, inteiro, Versao } from '../core/fields.ts'
import { RegraDoCartaoGravada } from './cartao.schemas.ts'

export const salvarRegraDoCartao = defineCall('PUT /v1/cartoes/regra', {
  summary: 'Grava o que a casa oferece no cartão',
  permission: 'hotsite:editar',
  body: z.object({
    ativo: z.boolean(),
    capturaAutomatica: z.boolean(),
    jurosPor: z.enum(QUEM_PAGA_OS_JUROS, { error: 'Escolha de quem são os juros' }),
    maximoDeParcelas: inteiro('Informe as parcelas')
      .min(1, 'Ao menos uma parcela')
      .max(MAXIMO_DE_PARCELAS, `No máximo ${MAXIMO_DE_PARCELAS} parcelas`),
    valorMinimo: CentavosPositivos,
    versao: Versao,
  }),
  reply: RegraDoCartaoGravada,
  refusals: { MUDOU: 409 },
})
