// Built assets (hashed names, one year) and the few fixed public files, from memory, compressed once with the best
// setting. They are few and small; the largest win is not to touch the disk or the compressor per request.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

const TIPOS: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.mp3': 'audio/mpeg',
  '.map': 'application/json; charset=utf-8',
}
const COMPRIMIVEIS = new Set(['.js', '.css', '.svg', '.json', '.webmanifest'])

interface Estatico {
  readonly corpo: Buffer
  br: Buffer | null
  readonly tipo: string
  readonly comprime: boolean
  readonly cache: string
}

/** Answers true when the request was for one of the files below `pasta`. */
export function servirEstaticos(pasta: string): (q: IncomingMessage, r: ServerResponse) => boolean {
  const arquivos = new Map<string, Estatico>()
  for (const nome of readdirSync(pasta, { recursive: true, encoding: 'utf8' })) {
    const completo = path.join(pasta, nome)
    if (!statSync(completo).isFile() || nome.startsWith('.vite')) continue
    const ext = path.extname(nome)
    const url = `/${nome.split(path.sep).join('/')}`
    arquivos.set(url, {
      corpo: readFileSync(completo),
      br: null,
      tipo: TIPOS[ext] ?? 'application/octet-stream',
      comprime: COMPRIMIVEIS.has(ext),
      cache: url.startsWith('/assets/')
        ? 'public, max-age=31536000, immutable'
        : // A service worker that is older than its site would answer for it.
          url === '/sw.js'
          ? 'no-cache'
          : 'public, max-age=3600',
    })
  }
  return (q, r) => {
    const a = arquivos.get(decodificar((q.url ?? '').split('?')[0] ?? ''))
    if (a === undefined || (q.method !== 'GET' && q.method !== 'HEAD')) return false
    const br = a.comprime && /\bbr\b/.test(String(q.headers['accept-encoding'] ?? ''))
    if (br) a.br ??= brotliCompressSync(a.corpo, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
    const corpo = br && a.br ? a.br : a.corpo
    r.writeHead(200, {
      'content-type': a.tipo,
      'cache-control': a.cache,
      'content-length': corpo.length,
      'x-content-type-options': 'nosniff',
      ...(a.comprime ? { vary: 'accept-encoding' } : {}),
      ...(br ? { 'content-encoding': 'br' } : {}),
    })
    r.end(q.method === 'HEAD' ? undefined : corpo)
    return true
  }
}

function decodificar(url: string): string {
  try {
    return decodeURIComponent(url)
  } catch {
    return url
  }
}
