import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Instante, Uid } from '../core/fields.ts'
import { Banco } from './integracao-do-leilao.schemas.ts'

export const consultarCpfCnpj = defineCall('POST /v1/comitente-integracao/consultar-cpf-cnpj', {
  summary: 'Pergunta a um banco se ele não vende a este cliente; com um lote, responde à validação dele',
  permission: 'validacao:responder',
  body: z.object({ integradora: Banco, cliUid: Uid, lelUid: Uid.nullish() }),
  reply: z.object({
    uid: Uid,
    restrito: z.boolean(),
    motivo: z.string().nullable(),
    consultadoAt: Instante,
    validacaoUid: Uid.nullable(),
  }),
  refusals: {
    NAO_ENCONTRADO: 404,
    OUTRO_BANCO: 409,
    SEM_DOCUMENTO: 409,
    SEM_INTEGRACAO: 409,
    FORA_DO_AR: 502,
  },
  limit: { por: 'conta', max: 60, segundos: 60 },
})
