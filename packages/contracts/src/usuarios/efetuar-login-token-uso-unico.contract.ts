import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { texto } from '../core/fields.ts'
import { RECUSAS_DE_LOGIN, Senha, SessaoAberta } from './sessao.schemas.ts'

export const efetuarLoginTokenUsoUnico = defineCall('POST /v1/usuario/efetuar-login-token-uso-unico', {
  summary: 'Entra com uma senha de uso único',
  permission: 'publico',
  ato: 'ENTRAR',
  body: z.object({ nomeUsuario: texto(254, 'Informe o usuário'), senha: Senha }),
  reply: SessaoAberta,
  refusals: RECUSAS_DE_LOGIN,
})
