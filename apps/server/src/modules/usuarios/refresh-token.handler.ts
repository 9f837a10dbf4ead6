// Renewal. The cookie comes first; programs without cookies send the token in the body. A good one is never delayed by
// what others send from the same address; one that is none costs its sender time.
import { refreshToken } from '@martelo/contracts/usuarios/refresh-token.contract.ts'
import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { demorarPorSegredoErrado } from './limite-de-login.ts'
import { esquecerCookies, renovarSessao } from './sessao.ts'

handle(refreshToken, async (ctx, { body }) => {
  const segredo = body.refreshToken ?? ctx.cookieDeRenovacao
  const aberta = segredo === null ? null : await renovarSessao(ctx, segredo)
  if (aberta !== null) return aberta
  if (segredo !== null) await demorarPorSegredoErrado(ctx)
  esquecerCookies(ctx)
  return recusar('TOKEN_INVALIDO', MENSAGENS.tokenInvalido)
})
