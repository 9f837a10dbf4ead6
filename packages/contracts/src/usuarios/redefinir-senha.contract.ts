import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Senha } from './sessao.schemas.ts'
import { textoLivre } from '../core/fields.ts'

export const redefinirSenha = defineCall('POST /v1/usuario/redefinir-senha', {
  summary: 'Troca a senha com o endereço recebido por e-mail e encerra as outras sessões',
  permission: 'publico',
  body: z.object({
    hash: textoLivre().min(20, 'Endereço inválido').max(200, 'Endereço inválido'),
    senha: Senha,
    confirmacao: textoLivre(),
  }),
  reply: z.object({
    trocada: z.literal(true),
    entrada: z.enum(['/login', '/login-sistema']).describe('the door of this account'),
  }),
  refusals: { HASH_INVALIDO: 400, SENHA_INVALIDA: 400 },
})
