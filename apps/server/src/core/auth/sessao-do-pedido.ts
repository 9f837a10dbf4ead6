// Who stands behind a request that is no call: a websocket of the rooms or of the broadcast, a picture of it.
import type { IncomingHttpHeaders } from 'node:http'
import type { Sessao } from '../http/contexto.ts'
import { COOKIE_ACESSO, COOKIE_APARELHO, lerCookies, portadorDe } from './cookies.ts'
import type { Tokens } from './token-de-acesso.ts'

/** `portador`: a program shows its token itself; its cookies do not count. */
export async function sessaoDoPedido(
  tokens: Tokens,
  hotId: number,
  cabecalhos: IncomingHttpHeaders,
  agora: number,
): Promise<{ readonly sessao: Sessao | null; readonly aparelho: string | null; readonly portador: boolean }> {
  const portador = portadorDe(cabecalhos)
  const cookies = lerCookies(portador === null ? cabecalhos.cookie : undefined)
  const token = portador ?? cookies.get(COOKIE_ACESSO)
  const sessao = token === undefined ? null : await tokens.conferir(hotId, token, agora)
  return { sessao, aparelho: cookies.get(COOKIE_APARELHO) ?? null, portador: portador !== null }
}
