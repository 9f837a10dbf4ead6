// The lots of a search as a feed: Atom (RFC 4287) and RSS 2.0 of the same entries, the newest first.
import type { CartaoDeLote } from '@martelo/contracts/lotes/publico-lote.schemas.ts'
import { escaparXml as e } from '../../conteudo/mapa-do-site.server.ts'

export interface Feed {
  readonly titulo: string
  readonly casa: string
  /** scheme and host */
  readonly origem: string
  /** path and query of the list as a page, and of this feed */
  readonly lista: string
  readonly feed: string
  readonly agora: number
  readonly lotes: readonly Pick<CartaoDeLote, 'uid' | 'url' | 'nome' | 'dataInicio' | 'fotosUrls'>[]
  readonly resumo: (i: number) => string
}

const CABECALHO = '<?xml version="1.0" encoding="UTF-8"?>'
const foto = (f: Feed, i: number): string | null => {
  const primeira = f.lotes[i]?.fotosUrls[0]
  return primeira ? `${f.origem}${primeira.base}-${primeira.larguras.at(-1)}.webp` : null
}
const inicioDoMes = (agora: number): number => Date.parse(`${new Date(agora).toISOString().slice(0, 7)}-01`)

/**
 * When the lot opened. A lot that has not, or has no such date, is as old as the one that was entered before it: with
 * the present time, it would look changed at every reading of the feed.
 */
const quando = (f: Feed, i: number): number => {
  const aberto = f.lotes
    .slice(i)
    .map((l) => Date.parse(l.dataInicio ?? ''))
    .find((t) => t <= f.agora)
  return aberto ?? inicioDoMes(f.agora)
}

export function atom(f: Feed): string {
  const entradas = f.lotes.map((l, i) => {
    const imagem = foto(f, i)
    return [
      '<entry>',
      `<id>urn:uuid:${l.uid}</id>`,
      `<title>${e(l.nome)}</title>`,
      `<link href="${e(f.origem + l.url)}"/>`,
      imagem ? `<link rel="enclosure" type="image/webp" href="${e(imagem)}"/>` : '',
      `<updated>${new Date(quando(f, i)).toISOString()}</updated>`,
      `<summary>${e(f.resumo(i))}</summary>`,
      '</entry>',
    ].join('')
  })
  return [
    CABECALHO,
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="pt-BR">',
    `<id>${e(f.origem + f.feed)}</id>`,
    `<title>${e(f.titulo)}</title>`,
    `<author><name>${e(f.casa)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${e(f.origem + f.feed)}"/>`,
    `<link href="${e(f.origem + f.lista)}"/>`,
    `<updated>${new Date(f.agora).toISOString()}</updated>`,
    ...entradas,
    '</feed>',
    '',
  ].join('\n')
}

export function rss(f: Feed): string {
  const itens = f.lotes.map((l, i) =>
    [
      '<item>',
      `<guid isPermaLink="false">urn:uuid:${l.uid}</guid>`,
      `<title>${e(l.nome)}</title>`,
      `<link>${e(f.origem + l.url)}</link>`,
      `<pubDate>${new Date(quando(f, i)).toUTCString()}</pubDate>`,
      `<description>${e(f.resumo(i))}</description>`,
      '</item>',
    ].join(''),
  )
  return [
    CABECALHO,
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${e(f.titulo)}</title>`,
    `<link>${e(f.origem + f.lista)}</link>`,
    `<description>${e(f.titulo)}</description>`,
    '<language>pt-BR</language>',
    `<atom:link rel="self" type="application/rss+xml" href="${e(f.origem + f.feed)}"/>`,
    `<lastBuildDate>${new Date(f.agora).toUTCString()}</lastBuildDate>`,
    ...itens,
    '</channel></rss>',
    '',
  ].join('\n')
}
