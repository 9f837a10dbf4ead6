import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Email, textoLivre } from '../core/fields.ts'
import { RECUSAS_DE_LOGIN, SessaoAberta } from './sessao.schemas.ts'

export const entrarPorCodigo = defineCall('POST /v1/usuario/entrar-por-codigo', {
  summary: 'Entra com o código que foi pedido por e-mail ou SMS; vale uma vez',
  permission: 'publico',
  ato: 'ENTRAR',
  body: z.object({
    email: Email,
    codigo: textoLivre('Informe o código').max(20, 'Código inválido'),
    manterLogado: z.boolean({ error: 'Valor inválido' }).optional(),
  }),
  reply: SessaoAberta,
  refusals: RECUSAS_DE_LOGIN,
})
