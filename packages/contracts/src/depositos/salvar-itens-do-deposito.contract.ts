import { MAXIMO_DE_ITENS } from '@martelo/domain/depositos/deposito-de-bens.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { inteiro, texto, textoOpcional, Uid, Versao } from '../core/fields.ts'
import { DepositoPorDentro } from './deposito.schemas.ts'

export const salvarItensDoDeposito = defineCall('PUT /v1/deposito-bens/:uid/itens', {
  summary: 'Troca a lista dos bens de um depósito',
  permission: 'deposito:editar',
  params: z.object({ uid: Uid }),
  body: z.object({
    itens: z
      .array(
        z.object({
          descricao: texto(300, 'Descreva o bem'),
          quantidade: inteiro('Informe a quantidade')
            .min(1, 'Ao menos 1')
            .max(1_000_000, 'No máximo 1.000.000'),
          identificacao: textoOpcional(120),
          estado: textoOpcional(120),
        }),
      )
      .max(MAXIMO_DE_ITENS, `No máximo ${MAXIMO_DE_ITENS} bens`),
    versao: Versao,
  }),
  reply: DepositoPorDentro,
  refusals: { NAO_ENCONTRADO: 404, MUDOU: 409, RECUSADO: 409 },
})
