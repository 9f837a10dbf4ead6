// The browser's session lives in cookies that scripts cannot read; API clients may send a bearer token instead.
// Cookies are host-only, so one hotsite's session never reaches another. SameSite=Lax plus the same-origin check of
// `origemConfiavel` on every changing request closes CSRF.
export const COOKIE_ACESSO = 'mt_acesso'
export const COOKIE_RENOVACAO = 'mt_renovacao'
/** beside a session in another's account: the way back to one's own */
export const COOKIE_VOLTA = 'mt_volta'
/** tells devices of one account apart; opens nothing */
export const COOKIE_APARELHO = 'mt_aparelho'

export function lerCookies(cabecalho: string | undefined): ReadonlyMap<string, string> {
  const m = new Map<string, string>()
  for (const parte of (cabecalho ?? '').split(';')) {
    const i = parte.indexOf('=')
    if (i > 0) m.set(parte.slice(0, i).trim(), parte.slice(i + 1).trim())
  }
  return m
}

/** The bearer token that a program shows. It alone identifies its bearer: cookies do not count. */
export function portadorDe(cab: { authorization?: string | undefined }): string | null {
  return /^Bearer (\S+)$/i.exec(cab.authorization ?? '')?.[1] ?? null
}

interface Opcoes {
  readonly https: boolean
  /** seconds; null: until the browser closes; 0: delete */
  readonly idade: number | null
  readonly caminho?: string
}

export function montarCookie(nome: string, valor: string, o: Opcoes): string {
  const idade = o.idade === null ? '' : `; Max-Age=${o.idade}`
  return `${nome}=${valor}; Path=${o.caminho ?? '/'}; HttpOnly; SameSite=Lax${o.https ? '; Secure' : ''}${idade}`
}

/** A changing request authenticated by cookie must come from our own pages. */
export function origemConfiavel(
  metodo: string,
  cab: {
    origin?: string | undefined
    host?: string | undefined
    'sec-fetch-site'?: string | string[] | undefined
  },
): boolean {
  if (metodo === 'GET' || metodo === 'HEAD') return true
  if (cab['sec-fetch-site'] === 'same-origin') return true
  if (cab.origin === undefined || cab.host === undefined) return false
  try {
    return new URL(cab.origin).host === cab.host
  } catch {
    return false
  }
}
