// The device that asks, as an account knows it: a random number in a cookie that scripts cannot read, of which the table
// keeps the sum only. It proves nothing and opens nothing: it says on whose account a wrong password is counted.
import { randomBytes } from 'node:crypto'
import { redeDoEndereco } from '@martelo/domain/usuarios/rede-do-endereco.ts'
import { codigoDoDispositivo } from '../../core/auth/bloqueios.ts'
import { COOKIE_APARELHO, montarCookie } from '../../core/auth/cookies.ts'
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { aparelhoEhConhecido, guardarAparelho } from './aparelhos.sql.ts'
import { resumirSegredo } from './segredos.ts'

const UM_ANO_S = 365 * 24 * 60 * 60
const FORMA = /^[\w-]{22}$/

/** Called with each login: from now on this browser is one that the account knows. Answers the code that names it. */
export async function lembrarAparelho(ctx: Ctx, tx: Tx, usuId: number): Promise<string> {
  const trazido = ctx.cookieDoAparelho
  const numero = trazido !== null && FORMA.test(trazido) ? trazido : randomBytes(16).toString('base64url')
  await guardarAparelho(tx, ctx.hotsite.id, usuId, resumirSegredo(numero))
  ctx.cookie(montarCookie(COOKIE_APARELHO, numero, { https: ctx.https, idade: UM_ANO_S, caminho: '/v1' }))
  return codigoDoDispositivo(numero)
}

/** The code of the browser that asks; null for one without a number. */
export const aparelhoDoPedido = ({
  cookieDoAparelho: trazido,
}: Pick<Ctx, 'cookieDoAparelho'>): string | null =>
  trazido !== null && FORMA.test(trazido) ? codigoDoDispositivo(trazido) : null

export async function aparelhoConhecido(ctx: Ctx, usuId: number): Promise<boolean> {
  const trazido = ctx.cookieDoAparelho
  if (trazido === null || !FORMA.test(trazido)) return false
  return ctx.ler((tx) => aparelhoEhConhecido(tx, ctx.hotsite.id, usuId, resumirSegredo(trazido)))
}

/** On whose account tries at an account are counted: its known device, or the network of a stranger. */
export async function quemTenta(
  ctx: Ctx,
  usuId: number | null,
): Promise<{ readonly conhecido: boolean; readonly chave: string; readonly rede: string }> {
  const rede = redeDoEndereco(ctx.ip)
  // Asked for a stranger too, so that the answer does not tell by its time whether the account exists.
  const conhecido = await aparelhoConhecido(ctx, usuId ?? 0)
  return { conhecido, chave: conhecido ? `aparelho|${ctx.cookieDoAparelho}` : `rede|${rede}`, rede }
}
