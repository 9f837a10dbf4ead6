// Server rendering. The HTTP server asks this bundle for the context (its keys must be the loaders' own).
import { Writable } from 'node:stream'
import type { ErroDaApi } from '@martelo/contracts/core/errors.ts'
import type { ReactElement } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { ErroDeChamada } from './core/api.ts'
import { type Chamar, type ChamarContando, criarProvedor, doServidor, type QuemUsa } from './core/contexto.ts'
import type { MarcaDoSite } from './core/marca.ts'
import { type LinhaDoHotsite, marcaDoHotsite } from './core/marca-do-hotsite.server.ts'

interface Dados {
  readonly hotsite: LinhaDoHotsite
  readonly sessao: QuemUsa | null
  readonly agora: number
  readonly demo: boolean
  readonly nonce: string
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
    quem: s && { nome: s.nome, papeis: s.papeis, cliUid: s.cliUid, usuUid: s.usuUid },
    agora: d.agora,
    demo: d.demo,
    nonce: d.nonce,
    chamar: (async (chave: string, entrada?: object) => (await contando(chave, entrada)).valor) as Chamar,
    chamarContando: contando as ChamarContando,
  })
}

const TEMPO_MS = 8000
/** How React marks a boundary whose content it gave up waiting for. */
const DESISTIU = '<!--$!-->'
/** React writes it when it streams, and not when it renders in one go; without it browsers go back to 1998. */
const DOCTYPE = '<!DOCTYPE html>'
const FIM = '</body></html>'

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
  const { nonce } = provedor.get(doServidor)
  const dados = await lerTudo(contexto.serverHandoffStream)
  // The router would read the data in one suspended step per piece; they stand at the end of the page all the same.
  const pagina = (
    <ServerRouter context={{ ...contexto, serverHandoffStream: undefined }} url={request.url} nonce={nonce} />
  )
  const deUmaVez = renderToString(pagina)
  const [html, codigo] = deUmaVez.includes(DESISTIU)
    ? await comPaciencia(pagina, nonce, request.url)
    : [DOCTYPE + deUmaVez, 200]
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(comDados(html, dados, nonce), { status: codigo === 200 ? status : codigo, headers })
}

async function lerTudo(corrente: EntryContext['serverHandoffStream']): Promise<string> {
  if (corrente === undefined) return ''
  const decodificador = new TextDecoder()
  let texto = ''
  for await (const parte of corrente) texto += decodificador.decode(parte, { stream: true })
  return texto
}

const PERIGOSOS: Readonly<Record<string, string>> = {
  '&': '\\u0026',
  '>': '\\u003e',
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** What the loaders answered, handed to the browser's router as it expects it. A page without scripts gets none. */
function comDados(html: string, dados: string, nonce: string): string {
  if (!html.endsWith(FIM) || !html.includes('__reactRouterContext')) return html
  const texto = JSON.stringify(dados).replace(/[&><\u2028\u2029]/g, (c) => PERIGOSOS[c] ?? c)
  const corrente = 'window.__reactRouterContext.streamController'
  const script = `<script nonce="${nonce}">${corrente}.enqueue(${texto});${corrente}.close();</script>`
  return html.slice(0, -FIM.length) + script + FIM
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
