import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { textoLivre } from '../core/fields.ts'

export const desfazerMudancaDeContato = defineCall('POST /v1/cliente/confirmacoes/desfazer-mudanca', {
  summary:
    'Desfaz a troca do e-mail ou do telefone com o endereço enviado ao contato antigo (24 horas); encerra as sessões e pede outra senha',
  permission: 'publico',
  body: z.object({ hash: textoLivre().min(20, 'Endereço inválido').max(200, 'Endereço inválido') }),
  reply: z.object({
    contato: z.string(),
    hashDaSenha: z.string().describe('for /redefinir-senha: the old password opens nothing any more'),
  }),
  refusals: { HASH_INVALIDO: 400 },
})
