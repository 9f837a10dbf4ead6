import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { inteiro, Uid } from '../core/fields.ts'
import { Banco, IntegracaoDoLeilao } from './integracao-do-leilao.schemas.ts'

export const ligarLeilaoAoBanco = defineCall('POST /v1/integracao/lotes/:leilaoUid', {
  summary:
    'Liga um leilão ao sistema de um banco, com as tags e o primeiro número dos lotes; de novo, muda as tags',
  permission: 'integracao:configurar',
  params: z.object({ leilaoUid: Uid }),
  body: z.object({
    integradora: Banco,
    numeroInicial: inteiro('Informe o número inicial').min(1, 'A partir de 1').max(999_999, 'Até 999999'),
    tags: z.array(Uid).max(50, 'No máximo 50 tags').default([]),
  }),
  reply: IntegracaoDoLeilao,
  refusals: { NAO_ENCONTRADO: 404, REFERENCIA: 422, SEM_COMITENTE: 409 },
})
