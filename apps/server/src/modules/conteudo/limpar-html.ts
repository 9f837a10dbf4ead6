/**
 * Rich text as an editor sent it → what may stand in a page: a few tags, links that lead somewhere, and videos of the
 * allowed hosts. Everything else goes, with what was in it when that was a program and without its tag when it was text.
 * It runs when a text is stored and again when an old version comes back: the rules may have become stricter since.
 *
 * Cleaning in the browser is not enough: any client can send anything.
 */
import { ANFITRIOES_DE_VIDEO, validarLink, videoPermitido } from '@martelo/domain/conteudo/enderecos.ts'
import limpar, { type IOptions, type Tag } from 'sanitize-html'

/** No rule lets it through. */
const FORA = 'x-fora'

function ligacao(_: string, { href = '' }: Record<string, string>): Tag {
  const link = validarLink(href)
  if (!link.ok || link.valor === null) return { tagName: 'span', attribs: {} }
  const externa = /^https?:/.test(link.valor)
  return {
    tagName: 'a',
    attribs: { href: link.valor, ...(externa ? { target: '_blank', rel: 'noopener noreferrer' } : {}) },
  }
}

function quadro(_: string, { src = '', title = '' }: Record<string, string>): Tag {
  const video = videoPermitido(src)
  if (video === null) return { tagName: FORA, attribs: {} }
  return {
    tagName: 'iframe',
    attribs: { src: video.quadro, title: title || 'Vídeo', loading: 'lazy', allowfullscreen: '' },
  }
}

const REGRAS: IOptions = {
  allowedTags: [
    'p',
    'br',
    'strong',
    'em',
    'u',
    's',
    'sub',
    'sup',
    'a',
    'ul',
    'ol',
    'li',
    'h2',
    'h3',
    'h4',
    'blockquote',
    'hr',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'iframe',
  ],
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    iframe: ['src', 'title', 'loading', 'allowfullscreen'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  allowedIframeHostnames: [...ANFITRIOES_DE_VIDEO],
  allowIframeRelativeUrls: false,
  allowedStyles: {},
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'template',
    'svg',
    'math',
    'title',
    'xmp',
    'object',
  ],
  nestingLimit: 12,
  transformTags: {
    a: ligacao,
    iframe: quadro,
    b: 'strong',
    i: 'em',
    h1: 'h2',
    div: 'p',
    strike: 's',
    del: 's',
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'iframe' && !attribs.src,
}

const VISIVEL = /<(?:iframe|hr|table)\b/

/** Null when nothing is left to be seen. */
export function limparHtml(html: string): string | null {
  const limpo = limpar(html, REGRAS).trim()
  const texto = limpo.replace(/<[^>]*>|&nbsp;|\u00a0/g, '').trim()
  return texto === '' && !VISIVEL.test(limpo) ? null : limpo
}
