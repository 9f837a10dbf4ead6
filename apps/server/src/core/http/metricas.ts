// `/metrics` for a collector. Needs METRICS_TOKEN as a bearer; without that setting it answers only programs on the same
// machine that come straight to it. It names no person, and no auction.
import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { registro } from '../medidas.ts'
import type { Servicos } from '../servicos.ts'

export const CAMINHO_DAS_METRICAS = '/metrics'
const DAQUI = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

function confere(pedido: string | undefined, chave: string): boolean {
  const a = Buffer.from(pedido ?? '')
  const b = Buffer.from(`Bearer ${chave}`)
  return a.length === b.length && timingSafeEqual(a, b)
}

function pode(req: FastifyRequest, chave: string | undefined): boolean {
  if (chave !== undefined) return confere(req.headers.authorization, chave)
  const direto = req.headers['x-forwarded-for'] === undefined && req.headers.forwarded === undefined
  return direto && DAQUI.has(req.socket.remoteAddress ?? '')
}

export function servirMetricas(app: FastifyInstance, s: Servicos): void {
  app.get(CAMINHO_DAS_METRICAS, async (req, rep) => {
    if (!pode(req, s.config.chaveDasMetricas)) return rep.status(404).send()
    return rep
      .type(registro.contentType)
      .header('cache-control', 'no-store')
      .send(await registro.metrics())
  })
}
