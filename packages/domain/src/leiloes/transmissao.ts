/**
 * What an auction's broadcast address can be on a page: a player of an allowed host, which we frame after the visitor's
 * click, or a link that leaves the site (Instagram frames no live video).
 */
import { videoPermitido } from '../conteudo/enderecos.ts'

export type Transmissao =
  | {
      readonly tipo: 'quadro'
      readonly rede: 'YouTube' | 'Vimeo'
      readonly quadro: string
      readonly pagina: string
    }
  | { readonly tipo: 'link'; readonly rede: string; readonly pagina: string }

/** The live picture of a channel, whatever video it is: `/channel/UC…/live` or the frame that YouTube offers for it. */
const CANAL_AO_VIVO =
  /^https?:\/\/(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:channel\/(UC[\w-]{22})(?:\/live)?\/?(?:\?|#|$)|embed\/live_stream\?(?:[^#]*&)?channel=(UC[\w-]{22})(?![\w-]))/i
/** The host alone: no user name before it, which would look like another house. */
const ANFITRIAO = /^https?:\/\/([a-z0-9.-]+)(?::\d{1,5})?(?:[/?#]|$)/i

const REDES: readonly (readonly [RegExp, string])[] = [
  [/(?:^|\.)instagram\.com$/, 'Instagram'],
  [/(?:^|\.)(?:youtube\.com|youtu\.be)$/, 'YouTube'],
  [/(?:^|\.)vimeo\.com$/, 'Vimeo'],
  [/(?:^|\.)(?:facebook\.com|fb\.watch)$/, 'Facebook'],
  [/(?:^|\.)twitch\.tv$/, 'Twitch'],
]

/** Null for what is no address of the web. */
export function transmissaoDe(endereco: string | null): Transmissao | null {
  const anfitriao = ANFITRIAO.exec(endereco ?? '')?.[1]?.toLowerCase()
  if (endereco === null || anfitriao === undefined) return null
  // Before the videos: `live_stream` has the eleven letters of one.
  const canal = CANAL_AO_VIVO.exec(endereco)
  const doCanal = canal?.[1] ?? canal?.[2]
  if (doCanal !== undefined)
    return {
      tipo: 'quadro',
      rede: 'YouTube',
      quadro: `https://www.youtube-nocookie.com/embed/live_stream?channel=${doCanal}`,
      pagina: `https://www.youtube.com/channel/${doCanal}/live`,
    }
  const video = videoPermitido(endereco)
  if (video !== null) {
    const rede = video.provedor === 'youtube' ? 'YouTube' : 'Vimeo'
    return { tipo: 'quadro', rede, quadro: video.quadro, pagina: video.pagina }
  }
  const rede = REDES.find(([padrao]) => padrao.test(anfitriao))?.[1] ?? anfitriao.replace(/^www\./, '')
  return { tipo: 'link', rede, pagina: endereco }
}
