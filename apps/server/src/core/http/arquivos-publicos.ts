// Public files (photos): names carry the hash of their content, so browsers may keep them for a year.
import { pipeline } from 'node:stream/promises'
import type { FastifyInstance } from 'fastify'
import type { Servicos } from '../servicos.ts'

export const CAMINHO_DOS_ARQUIVOS = '/arquivos/'

/** The address of a public file by its storage key. */
export function urlPublica(chave: string): string {
  return `${CAMINHO_DOS_ARQUIVOS}${chave}`
}

export function servirArquivosPublicos(app: FastifyInstance, s: Servicos): void {
  app.get<{ Params: { '*': string } }>(`${CAMINHO_DOS_ARQUIVOS}*`, async (req, rep) => {
    const lido = await s.arquivos.publico.ler(req.params['*']).catch(() => null)
    if (lido === null) return rep.status(404).header('cache-control', 'no-store').send()
    rep.hijack()
    rep.raw.writeHead(200, {
      'content-type': lido.tipo,
      'content-length': lido.tamanho,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    })
    await pipeline(lido.corrente, rep.raw)
      .catch((e: unknown) => req.log.debug({ err: e }, 'file not sent whole'))
      // Towards somebody who has left a pipe never begins, and would leave the file open.
      .finally(() => lido.corrente.destroy())
  })
}
