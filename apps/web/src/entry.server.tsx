// Server rendering. The HTTP server asks this bundle for the context (its keys must be the loaders' own).
import { Writable } from 'node:stream'
import type { ErroDaApi } from '@martelo/contracts/core/errors.ts'
import { renderToPipeableStream } from 'react-dom/server'
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

/**
 * One page, whole. Loaders have answered before rendering begins and no page defers data, so there is nothing to stream:
 * a page in one piece costs half of the same page in sixty.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  contexto: EntryContext,
  provedor: RouterContextProvider,
): Promise<Response> {
  if (request.method === 'HEAD') return Promise.resolve(new Response(null, { status, headers }))
  const { nonce } = provedor.get(doServidor)
  return new Promise((resolver, recusar) => {
    let codigo = status
    const partes: Uint8Array[] = []
    const corpo = new Writable({
      write(parte: Uint8Array, _codificacao, pronto) {
        partes.push(parte)
        pronto()
      },
      final(pronto) {
        headers.set('content-type', 'text/html; charset=utf-8')
        resolver(new Response(Buffer.concat(partes), { status: codigo, headers }))
        pronto()
      },
    })
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={contexto} url={request.url} nonce={nonce} />,
      {
        nonce,
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
      },
    )
    const timer = setTimeout(
      () => abort(new Error(`not rendered within ${TEMPO_MS} ms: ${request.url}`)),
      TEMPO_MS,
    )
  })
}
