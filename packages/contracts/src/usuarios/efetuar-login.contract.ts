import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import {
  CredenciaisDeCliente,
  CredenciaisDeSistema,
  RECUSAS_DE_LOGIN,
  SessaoAberta,
} from './sessao.schemas.ts'

export const efetuarLogin = defineCall('POST /v1/usuario/efetuar-login', {
  summary: 'Entra com e-mail e senha (clientes) ou client_id e client_secret (sistema)',
  permission: 'publico',
  ato: 'ENTRAR',
  body: z.union([CredenciaisDeCliente, CredenciaisDeSistema]),
  reply: SessaoAberta,
  refusals: RECUSAS_DE_LOGIN,
})
