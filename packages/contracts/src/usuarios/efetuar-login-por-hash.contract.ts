import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { SessaoAberta } from './sessao.schemas.ts'
import { textoLivre } from '../core/fields.ts'

export const efetuarLoginPorHash = defineCall('POST /v1/usuario/hash/efetuar-login', {
  summary: 'Entra com o endereço de acesso recebido (uma vez só)',
  permission: 'publico',
  ato: 'ENTRAR',
  query: z.object({
    hash: textoLivre('Endereço de acesso inválido')
      .min(20, 'Endereço de acesso inválido')
      .max(200, 'Endereço de acesso inválido'),
  }),
  reply: SessaoAberta,
  refusals: { HASH_INVALIDO: 401, SEGUNDO_FATOR: 401, BLOQUEADO: 403 },
})
