// Public files (photos): names carry the hash of their content, so browsers may keep them for a year, and this process the
// small ones that many ask for. A photograph that is deleted is gone from here within a minute. Videos are answered in the
// parts that are asked for: there are browsers that play nothing else.
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { trechoPedido } from './trecho-pedido.ts'
import type { Servicos } from '../servicos.ts'

export const CAMINHO_DOS_ARQUIVOS = '/arquivos/'

/** The address of a public file by its storage key. */
export function urlPublica(chave: string): string {
  return `${CAMINHO_DOS_ARQUIVOS}${chave}`
}

const PEQUENO_BYTES = 128 * 1024
const NA_MEMORIA_BYTES = 32 * 1024 * 1024
const NA_MEMORIA_MS = 60_000

export function servirArquivosPublicos(app: FastifyInstance, s: Servicos): void {
  const pequenos = new LRUCache<string, { readonly tipo: string; readonly corpo: Buffer }>({
    maxSize: NA_MEMORIA_BYTES,
    sizeCalculation: ({ corpo }) => Math.max(1, corpo.length),
    ttl: NA_MEMORIA_MS,
  })
  app.get<{ Params: { '*': string } }>(`${CAMINHO_DOS_ARQUIVOS}*`, async (req, rep) => {
    const chave = req.params['*']
    const cabecalhos = (tipo: string, tamanho: number) => ({
      'content-type': tipo,
      'content-length': tamanho,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    })
    const daMemoria = (a: { readonly tipo: string; readonly corpo: Buffer }): void => {
      rep.hijack()
      rep.raw.writeHead(200, cabecalhos(a.tipo, a.corpo.length)).end(a.corpo)
    }
    const ja = pequenos.get(chave)
    if (ja !== undefined) return daMemoria(ja)
    const lido = await s.arquivos.publico.ler(chave).catch(() => null)
    if (lido === null) return rep.status(404).header('cache-control', 'no-store').send()
    if (lido.tipo.startsWith('video/')) {
      const corpo = await buffer(lido.corrente)
      const trecho = trechoPedido(req.headers.range, corpo.length)
      const parte = trecho ? corpo.subarray(trecho.de, trecho.ate + 1) : corpo
      rep.hijack()
      rep.raw
        .writeHead(trecho ? 206 : 200, {
          ...cabecalhos(lido.tipo, parte.length),
          // Opened by its address a film is a page of the browser's own, which has to fetch the rest of it; it runs nothing.
          'content-security-policy': "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'",
          'accept-ranges': 'bytes',
          ...(trecho && { 'content-range': `bytes ${trecho.de}-${trecho.ate}/${corpo.length}` }),
        })
        .end(parte)
      return
    }
    if (lido.tamanho <= PEQUENO_BYTES) {
      const pequeno = { tipo: lido.tipo, corpo: await buffer(lido.corrente) }
      pequenos.set(chave, pequeno)
      return daMemoria(pequeno)
    }
    rep.hijack()
    rep.raw.writeHead(200, cabecalhos(lido.tipo, lido.tamanho))
    await pipeline(lido.corrente, rep.raw)
      .catch((e: unknown) => req.log.debug({ err: e }, 'file not sent whole'))
      // Towards a client that has left a pipe never begins, and would leave the file open.
      .finally(() => lido.corrente.destroy())
  })
}
