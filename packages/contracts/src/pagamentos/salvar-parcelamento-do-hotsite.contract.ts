import { JUROS_MAXIMOS, MAXIMO_DE_PARCELAS } from '@martelo/domain/pagamentos/parcelas-do-cartao.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { textoLivre } from '../core/fields.ts'

export const salvarParcelamentoDoHotsite = defineCall('PUT /v1/parcelamento/tabela', {
  summary: 'Grava a tabela de parcelas do site inteira; sem linhas, volta a valer a tabela padrão',
  permission: 'hotsite:editar',
  body: z.object({
    marca: textoLivre().max(64),
    linhas: z
      .array(
        z.object({
          parcelas: z
            .number({ error: 'Informe as parcelas' })
            .int('Informe um número inteiro')
            .min(1, 'Ao menos uma parcela')
            .max(MAXIMO_DE_PARCELAS, `No máximo ${MAXIMO_DE_PARCELAS} parcelas`),
          jurosAoMes: z
            .number({ error: 'Informe os juros' })
            .min(0, 'Os juros não podem ser negativos')
            .max(JUROS_MAXIMOS, `No máximo ${JUROS_MAXIMOS}% ao mês`),
        }),
      )
      .max(MAXIMO_DE_PARCELAS, 'Linhas demais')
      .refine(
        (l) => new Set(l.map((x) => x.parcelas)).size === l.length,
        'Há um número de parcelas repetido',
      ),
  }),
  reply: z.object({ marca: z.string() }),
  refusals: { MUDOU: 409 },
})
