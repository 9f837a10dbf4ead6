import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { SITUACOES_DE_PROPOSTA } from './buscar-ultimas-proposta.contract.ts'

export const desistirDaProposta = defineCall('POST /v1/cliente/propostas/:uid/desistir', {
  summary: 'O cliente retira a sua proposta, ou recusa a contraproposta da casa',
  permission: 'lance:dar',
  params: z.object({ uid: Uid }),
  reply: z.object({ situacao: z.enum(SITUACOES_DE_PROPOSTA) }),
  refusals: { NAO_ENCONTRADO: 404, JA_RESPONDIDA: 409 },
  limit: { por: 'conta', max: 30, segundos: 60 },
})
