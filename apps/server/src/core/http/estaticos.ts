// Built assets (hashed names, one year) and the few fixed public files, from memory, compressed when they were built
// (apps/web/vite.config.ts). They are few and small; the largest win is not to touch the disk or the compressor per request.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'

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
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
}
const COMPRIMIDO = '.br'

interface Estatico {
  readonly corpo: Buffer
  /** the same, compressed */
  readonly br: Buffer | null
  readonly tipo: string
  readonly cache: string
}

/** Answers true when the request was for one of the files below `pasta`. */
export function servirEstaticos(pasta: string): (q: IncomingMessage, r: ServerResponse) => boolean {
  const arquivos = new Map<string, Estatico>()
  for (const nome of readdirSync(pasta, { recursive: true, encoding: 'utf8' })) {
    const completo = path.join(pasta, nome)
    if (!statSync(completo).isFile() || nome.startsWith('.vite') || nome.endsWith(COMPRIMIDO)) continue
    const ext = path.extname(nome)
    const url = `/${nome.split(path.sep).join('/')}`
    arquivos.set(url, {
      corpo: readFileSync(completo),
      br: existsSync(completo + COMPRIMIDO) ? readFileSync(completo + COMPRIMIDO) : null,
      tipo: TIPOS[ext] ?? 'application/octet-stream',
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
    const br = /\bbr\b/.test(String(q.headers['accept-encoding'] ?? '')) ? a.br : null
    const corpo = br ?? a.corpo
    r.writeHead(200, {
      'content-type': a.tipo,
      'cache-control': a.cache,
      'content-length': corpo.length,
      'x-content-type-options': 'nosniff',
      ...(a.br ? { vary: 'accept-encoding' } : {}),
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
