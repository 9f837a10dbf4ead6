import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { OpcoesDaChave } from './chaves.schemas.ts'
import { SenhaDeNovo } from './sessao.schemas.ts'

export const comecarChave = defineCall('POST /v1/usuario/chaves/opcoes', {
  summary: 'Começa a criar uma chave de acesso; pede a senha de novo',
  permission: 'sessao',
  recurso: 'chaves-de-acesso',
  body: z.object({ senha: SenhaDeNovo }),
  reply: OpcoesDaChave,
  refusals: { SENHA: 400, MUITAS_TENTATIVAS: 429, CHEIO: 409 },
})
