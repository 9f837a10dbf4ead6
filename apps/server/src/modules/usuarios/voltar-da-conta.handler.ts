// Out of the account of another. Support comes back to the session from which he went in: its key waited in a cookie of this
// browser, is good once, and serves him alone.
import { voltarDaConta } from '@martelo/contracts/usuarios/voltar-da-conta.contract.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { resumirSegredo } from './segredos.ts'
import { encerrarSessao, esquecerCookies, esquecerVolta, renovarSessao } from './sessao.ts'
import { loginDoSegredo, revogarFamilia } from './usuarios.sql.ts'

handle(voltarDaConta, async (ctx) => {
  const { sessao: s, cookieDaVolta: segredo } = ctx
  const hotId = ctx.hotsite.id
  if (s !== null && s.por === undefined) return recusar('PROPRIA', 'Esta é a sua própria conta.')
  const login =
    segredo === null ? undefined : await ctx.ler((tx) => loginDoSegredo(tx, hotId, resumirSegredo(segredo)))
  // A cookie that another person left in this browser leads nowhere; without a session the half hour is over.
  const minha = login !== undefined && (s === null || s.por?.usuId === login.usuId)
  if (segredo === null || !minha) {
    await encerrarSessao(ctx)
    return { sessao: null }
  }
  // First the way back: in the name of a session that has ended nothing is done any more.
  const sessao = await renovarSessao(ctx, segredo)
  if (s !== null) await ctx.tx((tx) => revogarFamilia(tx, hotId, s.familia))
  if (sessao === null) esquecerCookies(ctx)
  else esquecerVolta(ctx)
  return { sessao }
})
