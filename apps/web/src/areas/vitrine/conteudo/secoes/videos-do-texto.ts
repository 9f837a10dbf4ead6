// Videos within rich text. The text is stored with the editor's frames; a page shows a link with a play sign in the
// place of each, so that readers load nothing of another origin. Without script the link leads to the video's page.
// Only addresses that `videoPermitido` builds are framed.
import { type VideoPermitido, videoPermitido } from '@martelo/domain/conteudo/enderecos.ts'

/** As the server leaves them (limpar-html.ts): values are escaped, and nothing stands between the tags. */
const QUADRO = /<iframe\b([^>]*)>\s*(?:<\/iframe>)?/g
const valorDe = (atributos: string, nome: string): string =>
  new RegExp(`\\s${nome}="([^"]*)"`).exec(atributos)?.[1] ?? ''

/** IconPlay, as text. */
const SINAL =
  '<span><svg width="32" height="32" viewBox="0 0 24 24" class="ui-icon" aria-hidden="true"><path d="M7.5 5v14l11-7z"/></svg></span>'

/** The frame that plays at once, after the click. */
export const quadroTocando = ({ quadro }: VideoPermitido): string =>
  `${quadro}${quadro.includes('?') ? '&' : '?'}autoplay=1`

/** Removes frames of unknown hosts, which the server refuses to store anyway. */
export const comVideosParados = (html: string): string =>
  html.replace(QUADRO, (_, atributos: string) => {
    const video = videoPermitido(valorDe(atributos, 'src').replaceAll('&amp;', '&'))
    const nome = valorDe(atributos, 'title') || 'Vídeo'
    return video === null
      ? ''
      : `<a class="video sobre-gradiente" data-video="" data-nome="${nome}" href="${video.pagina}" aria-label="Assistir: ${nome}">${SINAL}</a>`
  })

/** Puts the frame where the link stood. False: the click was not for a video. */
export function tocar(alvo: EventTarget | null): boolean {
  const link = alvo instanceof Element ? alvo.closest<HTMLAnchorElement>('a[data-video]') : null
  const video = link && videoPermitido(link.href)
  if (!link || !video) return false
  const quadro = document.createElement('iframe')
  quadro.className = 'video'
  quadro.src = quadroTocando(video)
  quadro.title = link.dataset.nome ?? ''
  quadro.allow = 'autoplay; fullscreen; encrypted-media; picture-in-picture'
  quadro.allowFullscreen = true
  link.replaceWith(quadro)
  quadro.focus()
  return true
}
