// What every way of signing in answers, and the fields of the forms.
import { z } from 'zod'
import { Email, Instante, textoLivre } from '../core/fields.ts'

export const SessaoAberta = z.object({
  id: z.string(),
  nome: z.string(),
  token: z.string(),
  refreshToken: z.string(),
  dataFimToken: Instante,
  autenticado: z.literal(true),
  roles: z.array(z.string()),
  cliUid: z.string().nullable(),
  manterLogado: z.boolean(),
})
export type SessaoAberta = z.infer<typeof SessaoAberta>

export const Senha = textoLivre('Informe a senha')
  .min(6, 'A senha deve ter pelo menos 6 caracteres')
  .max(200, 'A senha deve ter no máximo 200 caracteres')

export const CredenciaisDeCliente = z.object({
  email: Email,
  senha: Senha,
  manterLogado: z.boolean({ error: 'Valor inválido' }).optional(),
})
/** The variant of the specification for system users: same rules under other names. */
export const CredenciaisDeSistema = z.object({
  client_id: Email,
  client_secret: Senha,
  manterLogado: z.boolean({ error: 'Valor inválido' }).optional(),
})

/** SEGUNDO_FATOR carries `desafio`, and what an app reads when the factor is set up within the login. */
export const RECUSAS_DE_LOGIN = {
  CREDENCIAIS: 401,
  SEGUNDO_FATOR: 401,
  BLOQUEADO: 403,
  MUITAS_TENTATIVAS: 429,
} as const

/** Re-authentication within a session: the password is compared, not validated. */
export const SenhaDeNovo = textoLivre('Informe a sua senha').max(200, 'Senha muito longa')
