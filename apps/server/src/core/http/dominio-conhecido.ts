// What a proxy with on-demand certificates asks before it orders one (Caddy's `ask`): 200 for the address of a house that is on
// the air, 404 for any other. It tells nothing that a visit of that address would not tell.
import type { FastifyInstance } from 'fastify'
import type { Servicos } from '../servicos.ts'

export function responderPorDominios(app: FastifyInstance, s: Pick<Servicos, 'hotsites'>): void {
  app.get('/plataforma/dominio', async (req, rep) => {
    const { domain } = req.query as { domain?: unknown }
    const conhecido =
      typeof domain === 'string' && domain.length <= 253 && (await s.hotsites.porHost(domain)) !== null
    return rep
      .status(conhecido ? 200 : 404)
      .type('text/plain; charset=utf-8')
      .send(conhecido ? 'ok' : 'desconhecido')
  })
}
