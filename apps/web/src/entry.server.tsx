// Server rendering. The HTTP server asks this bundle for the context (its keys must be the loaders' own).
import { Writable } from 'node:stream'
import type { ErroDaApi } from '@martelo/contracts/core/error-object.ts'
import type { ReactElement } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { ErroDeChamada } from './core/erro-de-chamada.ts'
import {
  type Chamar,
  type ChamarContando,
  criarProvedor,
  type DoServidor,
  doServidor,
  type QuemUsa,
} from './core/contexto.ts'
import type { MarcaDoSite } from './core/marca.ts'
import { type LinhaDoHotsite, marcaDoHotsite } from './core/marca-do-hotsite.server.ts'
import { idDoBloco } from './core/em-texto.ts'
import { ID_DA_PARTIDA, PARTIDA } from './core/partida.server.ts'
import { roteiroDe } from './core/roteiro.server.ts'

interface Dados {
  readonly hotsite: LinhaDoHotsite
  readonly sessao: (Omit<QuemUsa, 'por'> & { readonly por?: { readonly nome: string } | undefined }) | null
  readonly agora: number
  readonly demo: boolean
  readonly nonce: string
  readonly extras: { readonly inicio: string; readonly cabeca: string; readonly fim: string }
  /** the router alone asks, not a person for a page */
  readonly soDados: boolean
  readonly chamar: (
    chave: string,
    entrada: { params: unknown; query: unknown; body: unknown },
  ) => Promise<{ valor: unknown; total: number | null }>
}

export function criarContexto(d: Dados): RouterContextProvider {
  const marca: MarcaDoSite = marcaDoHotsite(d.hotsite)
  const contando = async (
    chave: string,
    entrada: { params?: unknown; query?: unknown; body?: unknown } = {},
  ) => {
    try {
      const r = await d.chamar(chave, { params: entrada.params, query: entrada.query, body: entrada.body })
      return { valor: r.valor, total: r.total ?? 0 }
    } catch (e) {
      const erro = (e as { erro?: ErroDaApi }).erro
      throw erro ? new ErroDeChamada(erro) : e
    }
  }
  const s = d.sessao
  return criarProvedor({
    marca,
    quem: s && {
      nome: s.nome,
      papeis: s.papeis,
      ajustes: s.ajustes,
      por: s.por?.nome ?? null,
      cliUid: s.cliUid,
      usuUid: s.usuUid,
    },
    agora: d.agora,
    demo: d.demo,
    nonce: d.nonce,
    extras: d.extras,
    blocos: d.soDados ? null : new Map(),
    chamar: (async (chave: string, entrada?: object) => (await contando(chave, entrada)).valor) as Chamar,
    chamarContando: contando as ChamarContando,
  })
}

const TEMPO_MS = 8000
/** How React marks a boundary whose content it gave up waiting for. */
const DESISTIU = '<!--$!-->'
/** React writes it when it streams, and not when it renders in one go; without it browsers go back to 1998. */
const DOCTYPE = '<!DOCTYPE html>'
const FIM_DA_CABECA = '</head>'
const FIM = '</body></html>'
/** The frame whose pages can be read and followed before their scripts are there. */
const VITRINE = 'areas/vitrine/moldura'

/**
 * One page, whole. Loaders have answered before rendering begins and no page defers data, so there is nothing to stream:
 * the page is written in one go, which costs half of streaming it. The first page of its kind after the start still
 * waits for the script of a part that wakes later, and is rendered the patient way.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  contexto: EntryContext,
  provedor: RouterContextProvider,
): Promise<Response> {
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const servidor = provedor.get(doServidor)
  const dados = await lerTudo(contexto.serverHandoffStream)
  // The router would read the data in one suspended step per piece; they stand at the end of the page all the same.
  const elemento = (
    <ServerRouter
      context={{ ...soAsDaPagina(contexto), serverHandoffStream: undefined }}
      url={request.url}
      nonce={servidor.nonce}
    />
  )
  const deUmaVez = renderToString(elemento)
  const [html, codigo] = deUmaVez.includes(DESISTIU)
    ? await comPaciencia(elemento, servidor.nonce, request.url)
    : [deUmaVez, 200]
  headers.set('content-type', 'text/html; charset=utf-8')
  const corpo = emBytes(paginaInteira(html, dados, contexto, servidor))
  return new Response(deUmPedaco(corpo), { status: codigo === 200 ? status : codigo, headers })
}

/**
 * Piece by piece into one place: one text would be put together, looked through for broken characters and copied again.
 * A page is a tenth of a megabyte outside the heap: a few copies of each are what makes the collector run every second.
 */
function emBytes(pedacos: readonly string[]): Buffer {
  const tamanhos = pedacos.map((p) => Buffer.byteLength(p))
  const bytes = Buffer.allocUnsafeSlow(tamanhos.reduce((soma, n) => soma + n, 0))
  let onde = 0
  for (const p of pedacos) onde += bytes.write(p, onde)
  return bytes
}

/** A body given as bytes would be copied. */
const deUmPedaco = (bytes: Buffer): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(c) {
      c.enqueue(bytes)
      c.close()
    },
  })

/** What a sender did wrong (a method that no page takes) is answered and is no fault of ours to log. */
export function handleError(erro: unknown): void {
  if (!isRouteErrorResponse(erro) || erro.status >= 500) console.error(erro)
}

/** The router would build all routes of the product for each page, to find again the few that it had found before. */
function soAsDaPagina(contexto: EntryContext): EntryContext {
  const { matches } = contexto.staticHandlerContext
  const routes = Object.fromEntries(matches.map(({ route: { id } }) => [id, contexto.manifest.routes[id]]))
  return { ...contexto, manifest: { ...contexto.manifest, routes } }
}

async function lerTudo(corrente: EntryContext['serverHandoffStream']): Promise<string> {
  if (corrente === undefined) return ''
  const decodificador = new TextDecoder()
  let texto = ''
  for await (const parte of corrente) texto += decodificador.decode(parte, { stream: true })
  return texto
}

/** The page with what stands at the ends of its head and body: what the server adds, its scripts and its data. */
function paginaInteira(
  html: string,
  dados: string,
  contexto: EntryContext,
  { nonce, extras, blocos }: DoServidor,
): string[] {
  const cabeca = html.indexOf(FIM_DA_CABECA)
  if (cabeca < 0 || !html.endsWith(FIM)) return [html]
  const comeco = html.startsWith(DOCTYPE) ? [] : [DOCTYPE]
  const fim = html.length - FIM.length
  const corpo = html.indexOf('<body>', cabeca) + '<body>'.length
  // In development the router's own `Scripts` stand in the page, with the hot reload.
  const [ligacoes, scripts] = import.meta.env.DEV ? ['', ''] : scriptsDe(contexto, nonce)
  return [
    ...comeco,
    html.slice(0, cabeca),
    ligacoes,
    extras.cabeca,
    html.slice(cabeca, corpo),
    extras.inicio,
    html.slice(corpo, fim),
    scripts,
    ...[...(blocos ?? [])].flatMap(([nome, texto]) => [
      `<script type="application/json" id="${idDoBloco(nome)}">`,
      semMenor(texto),
      '</script>',
    ]),
    entregaDe(dados, nonce),
    extras.fim,
    FIM,
  ]
}

/** In JSON a `<` can only stand in words; in a page it could end the block. */
const semMenor = (json: string): string => json.replaceAll('<', '\\u003c')

/** Links for the head, and the scripts: at once, or on the storefront when the page has been painted. */
function scriptsDe(contexto: EntryContext, nonce: string): [ligacoes: string, scripts: string] {
  const ids = contexto.staticHandlerContext.matches.map((m) => m.route.id)
  const { modulos, codigo } = roteiroDe(contexto.manifest, ids)
  const seu = `<script nonce="${nonce}">window.__reactRouterContext=${contexto.serverHandoffString};window.__reactRouterContext.stream=new ReadableStream({start(c){window.__reactRouterContext.streamController=c}}).pipeThrough(new TextEncoderStream());</script>`
  if (ids.includes(VITRINE)) {
    const guardado = `<script nonce="${nonce}" type="text/plain" id="${ID_DA_PARTIDA}" data-modulos="${modulos.join(' ')}">${codigo}</script>`
    return ['', `${seu}${guardado}<script nonce="${nonce}">${PARTIDA}</script>`]
  }
  const ligacoes = modulos.map((m) => `<link rel="modulepreload" href="${m}" nonce="${nonce}"/>`).join('')
  return [ligacoes, `${seu}<script nonce="${nonce}" type="module" async="">${codigo}</script>`]
}

/** What the loaders answered beside the blocks, handed to the browser's router as it expects it. */
function entregaDe(dados: string, nonce: string): string {
  const corrente = 'window.__reactRouterContext.streamController'
  return `<script type="application/json" id="dados">${semMenor(dados)}</script><script nonce="${nonce}">${corrente}.enqueue(document.getElementById("dados").textContent);${corrente}.close();</script>`
}

/** Renders when all parts have arrived; 500 when one of them failed. */
function comPaciencia(
  pagina: ReactElement,
  nonce: string,
  url: string,
): Promise<[html: string, codigo: number]> {
  return new Promise((resolver, recusar) => {
    let codigo = 200
    const partes: Uint8Array[] = []
    const corpo = new Writable({
      write(parte: Uint8Array, _codificacao, pronto) {
        partes.push(parte)
        pronto()
      },
      final(pronto) {
        resolver([Buffer.concat(partes).toString(), codigo])
        pronto()
      },
    })
    const { pipe, abort } = renderToPipeableStream(pagina, {
      nonce,
      // Large parts would stand behind their placeholder and take its place by script, which moves what is below.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer)
        pipe(corpo)
      },
      onShellError(e) {
        clearTimeout(timer)
        recusar(e)
      },
      onError(e) {
        codigo = 500
        console.error(e)
      },
    })
    const timer = setTimeout(() => abort(new Error(`not rendered within ${TEMPO_MS} ms: ${url}`)), TEMPO_MS)
  })
}
