import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { textoLivre } from '../core/fields.ts'

const Senha = (falta: string) => textoLivre(falta).max(200, 'Senha muito longa')

export const trocarSenha = defineCall('PUT /v1/usuario/senha', {
  summary: 'Troca a própria senha; as outras sessões são encerradas',
  permission: 'sessao',
  body: z.object({
    senhaAtual: Senha('Informe a senha atual'),
    senha: Senha('Informe a nova senha'),
    confirmacao: Senha('Confirme a nova senha'),
  }),
  reply: z.object({ trocada: z.literal(true) }),
  refusals: { SENHA_ATUAL: 400, SENHA_INVALIDA: 400 },
  limit: { por: 'conta', max: 10, segundos: 900 },
})
