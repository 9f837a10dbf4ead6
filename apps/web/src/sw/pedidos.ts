// What the service worker makes of a request, decided from its method and address alone.

export type Destino =
  /** a page: the network, and without it the page that was kept */
  | { readonly tipo: 'pagina'; readonly lote: string | null }
  /** the data of a page that the router fetches by itself */
  | { readonly tipo: 'dados'; readonly lote: string | null }
  /** a user signs in or out: what was kept of a person goes */
  | { readonly tipo: 'sessao'; readonly saiu: boolean }
  /** a bid, a ceiling, a proposal, a purchase: never kept for later */
  | { readonly tipo: 'lance' }
  /** a page of work outdoors, which opens without network: inspections in the yard, a driver's removals, a door */
  | { readonly tipo: 'vistoriar'; readonly onde: PaginaDeCampo }
  /** a file of the site's pages: of the page above a copy is kept */
  | { readonly tipo: 'peca' }
  /** what the kept page shows: from the cache only */
  | { readonly tipo: 'guardado' }
  | { readonly tipo: 'outro' }

const DA_CASA = /^\/(?:admin|comitente|leiloeiro|login-sistema|previa-da-pagina)(?:\/|-|$)/
const SEM_PAGINA = /^\/(?:v1|files|arquivos|simuladores|docs|metrics|openapi\.json|assets)(?:\/|$)/
const LANCE = /^\/v1\/leilao\/lotes\/[^/]+\/(?:lances|lances-automaticos|propostas|comprar-ja)$/
const SESSAO = /^\/v1\/usuario\/(?:efetuar-l|hash\/efetuar-login)/
const LOTE = /^\/(?:leilao|anuncio)\/[^/]+\/[^/]+\/[^/]+\/[^/]+\/[^/]+\/(\d{1,10})$/

export const GUARDADAS = '/__guardado/'
const VISTORIAR = '/vistoriar'
/** A driver's address: the secret of one removal. */
const VIAGEM = /^\/remocao\/[\w-]{20,64}$/
/** The removals of the driver who is signed in. */
const MINHAS_REMOCOES = '/admin/minhas-remocoes'
/** The door of the house's events. */
const PORTA = '/eventos/entrada'
export type PaginaDeCampo = 'vistoriar' | 'viagem' | 'remocoes' | 'porta'

/** Which page of work outdoors an address is. */
export function paginaDeCampo(pathname: string): PaginaDeCampo | null {
  if (pathname === VISTORIAR) return 'vistoriar'
  if (pathname === MINHAS_REMOCOES) return 'remocoes'
  if (pathname === PORTA) return 'porta'
  return VIAGEM.test(pathname) ? 'viagem' : null
}
const DA_CASCA = new Set(['/sem-conexao.js'])

export function destinoDe(metodo: string, url: URL, navega: boolean): Destino {
  const { pathname } = url
  if (metodo !== 'GET')
    return LANCE.test(pathname)
      ? { tipo: 'lance' }
      : SESSAO.test(pathname)
        ? { tipo: 'sessao', saiu: pathname.endsWith('/efetuar-logout') }
        : { tipo: 'outro' }
  if (DA_CASCA.has(pathname) || url.searchParams.has('guardada')) return { tipo: 'guardado' }
  const onde = navega ? paginaDeCampo(pathname) : null
  if (onde !== null) return { tipo: 'vistoriar', onde }
  if (pathname.startsWith('/assets/')) return { tipo: 'peca' }
  if (navega && !SEM_PAGINA.test(pathname) && !DA_CASA.test(pathname))
    return { tipo: 'pagina', lote: LOTE.exec(pathname)?.[1] ?? null }
  if (pathname.endsWith('.data'))
    return { tipo: 'dados', lote: LOTE.exec(pathname.replace(/\.data$/, ''))?.[1] ?? null }
  return { tipo: 'outro' }
}

/**
 * The answer to a bid while the device says that it has no connection: the form shows it where it stands. In words of any
 * brand, and true of proposals and purchases too.
 */
export const RECUSA_SEM_CONEXAO = {
  statusCode: 503,
  error: 'Service Unavailable',
  message: 'Você está sem conexão: nada foi enviado e nada fica na fila. Conecte-se e envie novamente.',
} as const
