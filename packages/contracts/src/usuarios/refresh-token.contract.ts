import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { SessaoAberta } from './sessao.schemas.ts'
import { textoLivre } from '../core/fields.ts'

export const refreshToken = defineCall('POST /v1/usuario/refresh-token', {
  summary: 'Renova a sessão; um token já usado encerra todas as sessões daquele login',
  permission: 'publico',
  ato: 'ENTRAR',
  // Browsers send it in a cookie that scripts cannot read; other programs in the body.
  body: z.object({
    refreshToken: textoLivre('Token inválido').max(300, 'Token inválido').optional(),
  }),
  reply: SessaoAberta,
  refusals: { TOKEN_INVALIDO: 401 },
})
