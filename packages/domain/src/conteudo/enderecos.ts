/**
 * Addresses that editors write: links (a URL, a top-level domain is not required, or a path of this site) and videos of
 * the hosts that pages may frame.
 * Refuses every scheme that runs something (javascript:, data:), and addresses with a user name in them, which look like
 * one house and lead to another.
 */
import { aceito, recusado, type Validado } from '../comum/identificadores/validado.ts'

const MAXIMO = 500
const RECUSA = 'Informe um endereço como https://exemplo.com/pagina ou /pagina'
const TEM_ESQUEMA = /^[a-z][a-z0-9+.-]*:/i
const ANFITRIAO = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*(?::\d{1,5})?$/i
const CONTATO = /^(?:mailto:[^\s@<>"']+@[^\s@<>"']+|tel:\+?[\d-]{3,20})$/i
/** Spaces and control characters, which browsers skip while reading a scheme, and what ends an attribute. */
const PROIBIDOS = /[\s\p{Cc}"<>\\^`{|}]/u

/** What is stored: `site.com/x` gets its scheme; an empty text is null. */
export function validarLink(texto: string): Validado<string | null> {
  const t = texto.trim()
  if (t === '') return aceito(null)
  if (t.length > MAXIMO) return recusado(`Use no máximo ${MAXIMO} caracteres`)
  if (PROIBIDOS.test(t)) return recusado(RECUSA)
  if (t.startsWith('/')) return t.startsWith('//') ? recusado(RECUSA) : aceito(t)
  if (t.startsWith('#')) return aceito(t)
  if (CONTATO.test(t)) return aceito(t)
  const comPorta = /^[a-z0-9.-]+:\d{1,5}(?:\/|\?|#|$)/i.test(t)
  const semEsquema = comPorta || !TEM_ESQUEMA.test(t)
  const inteiro = semEsquema ? `https://${t}` : t
  const resto = /^https?:\/\/([^/?#]+)/i.exec(inteiro)
  return resto?.[1] !== undefined && ANFITRIAO.test(resto[1]) ? aceito(inteiro) : recusado(RECUSA)
}

/**
 * Where a redirection of ours may lead: a page of this site, or of another by http. Refuses what a link may be and an
 * answer may not: `#x` would lead back to the redirection itself, `mailto:` and `tel:` to nowhere.
 */
export function validarDestino(texto: string): Validado<string | null> {
  const r = validarLink(texto)
  if (!r.ok || r.valor === null || /^https?:/i.test(r.valor)) return r
  return r.valor.startsWith('/') && !/^\/ir(?:[?#]|$)/i.test(r.valor)
    ? r
    : recusado('Informe uma página do site (/leilao) ou um endereço https://…')
}

export interface VideoPermitido {
  readonly provedor: 'youtube' | 'vimeo'
  readonly id: string
  /** what the page frames: no cookie before the visitor presses play */
  readonly quadro: string
  readonly pagina: string
}

export const ANFITRIOES_DE_VIDEO = ['www.youtube-nocookie.com', 'player.vimeo.com'] as const

const YOUTUBE =
  /^https?:\/\/(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/)([\w-]{11})(?![\w-])/i
const VIMEO = /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{6,12})(?!\d)/i

const FILME_DA_CASA = /^\/arquivos\/[\w/-]+\.(?:mp4|webm)$/

/** A film that was sent to this site, which plays it itself. That the file is this house's own, the server looks at. */
export const filmeDaCasa = (link: string): boolean => FILME_DA_CASA.test(link)

/** Null for anything but a video of an allowed host. */
export function videoPermitido(url: string): VideoPermitido | null {
  const y = YOUTUBE.exec(url)?.[1]
  if (y !== undefined)
    return {
      provedor: 'youtube',
      id: y,
      quadro: `https://www.youtube-nocookie.com/embed/${y}`,
      pagina: `https://www.youtube.com/watch?v=${y}`,
    }
  const v = VIMEO.exec(url)?.[1]
  if (v !== undefined)
    return {
      provedor: 'vimeo',
      id: v,
      quadro: `https://player.vimeo.com/video/${v}?dnt=1`,
      pagina: `https://vimeo.com/${v}`,
    }
  return null
}
