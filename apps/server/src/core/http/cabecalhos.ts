// Security headers of every page. Scripts run only with the render's nonce; styles may be inline because the theme and
// the back-office's components set them; nothing may frame us, but the editor its own preview. Hosts of foreign scripts
// are named only on pages that carry such a script, which are those of visitors who allowed it; the host of map tiles,
// where the house chose one, for pictures alone.
import type { ServerResponse } from 'node:http'

/** The draft of a page, which the editor shows in a frame. */
export const CAMINHO_DA_PREVIA = '/previa-da-pagina/'
/** The one place that may listen, and run the sound encoder (WebAssembly in a worker of its own): the broadcast's desk, also on a
 * telephone. A page's rights are those it was loaded with: the studio loads itself anew where it was reached by a link. */
const CAMINHO_DO_ESTUDIO = /^\/admin\/transmissao\//

export function cabecalhosDePagina(
  r: ServerResponse,
  {
    nonce,
    https,
    url,
    fontes,
    imagens,
    pessoal,
  }: {
    readonly nonce: string
    readonly https: boolean
    readonly url: string
    /** foreign sources of this page */
    readonly fontes: readonly string[]
    /** foreign sources of pictures alone */
    readonly imagens: readonly string[]
    /** a person is signed in: what is shown is his, and gone when he leaves */
    readonly pessoal: boolean
  },
): void {
  const fora = fontes.map((f) => ` ${f}`).join('')
  const doMapa = imagens.map((f) => ` ${f}`).join('')
  const estudio = CAMINHO_DO_ESTUDIO.test(url)
  const previa = url.startsWith(CAMINHO_DA_PREVIA)
  if (previa || pessoal) r.setHeader('cache-control', 'private, no-store')
  r.setHeader(
    'content-security-policy',
    [
      "default-src 'self'",
      `script-src 'self' 'nonce-${nonce}'${estudio ? " 'wasm-unsafe-eval'" : ''}${fora}`,
      ...(estudio ? ["worker-src 'self' blob:"] : []),
      "style-src 'self' 'unsafe-inline'",
      `img-src 'self' data: blob:${fora}${doMapa}`,
      "media-src 'self' blob:",
      `connect-src 'self'${fora}`,
      "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com",
      "object-src 'none'",
      "base-uri 'self'",
      "form-action 'self'",
      `frame-ancestors ${previa ? "'self'" : "'none'"}`,
    ].join('; '),
  )
  r.setHeader('x-content-type-options', 'nosniff')
  r.setHeader('referrer-policy', 'strict-origin-when-cross-origin')
  const microfone = estudio ? '(self)' : '()'
  r.setHeader('permissions-policy', `camera=(self), geolocation=(), microphone=${microfone}`)
  r.setHeader('cross-origin-opener-policy', 'same-origin')
  if (https) r.setHeader('strict-transport-security', 'max-age=31536000; includeSubDomains')
}
