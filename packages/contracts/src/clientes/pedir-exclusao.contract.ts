import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { textoLivre, textoOpcional } from '../core/fields.ts'
import { MinhaExclusao } from './exclusao.schemas.ts'

export const pedirExclusao = defineCall('POST /v1/cliente/exclusao', {
  summary: 'Pede a exclusão da conta; é feita depois de alguns dias, em que ainda se pode desistir',
  permission: 'cliente:area',
  body: z.object({
    senha: textoLivre('Informe a senha').min(1, 'Informe a senha').max(200, 'Senha muito longa'),
    motivo: textoOpcional(500),
  }),
  reply: MinhaExclusao,
  refusals: { SENHA: 400, IMPEDIDA: 409 },
  limit: { por: 'conta', max: 10, segundos: 3600 },
})
