// An HTTP server of its own in front of a media process, for tests: one house, no sessions, and no one is kept out.
import { createServer, type Server } from 'node:http'
import type { lerConfig } from '../../core/config.ts'
import { criarLog } from '../../core/log.ts'
import { type ProcessoDaMidia, portaDaMidia } from './midia.ts'
import type { MidiaDoPrimeiro } from './midia-do-primeiro.ts'

export function servirMidia(
  midia: ProcessoDaMidia | MidiaDoPrimeiro,
  config: ReturnType<typeof lerConfig>,
  ehPublico: () => boolean = () => true,
): Server {
  const porta = portaDaMidia(
    {
      config,
      log: criarLog('silent'),
      midia,
      hotsites: { porHost: () => Promise.resolve({ id: 1 }) },
      banco: { relogio: { agora: () => Date.now() } },
      tokens: { conferir: () => Promise.resolve(null) },
      bloqueios: { barra: () => false, aoMudar: () => () => undefined },
    } as unknown as Parameters<typeof portaDaMidia>[0],
    () => Promise.resolve('EM_PE'),
    () => Promise.resolve(ehPublico()),
  )
  const http = createServer((q, r) => {
    if (!porta.atender(q, r)) r.writeHead(404).end()
  })
  http.on('upgrade', (q, fio, cabeca) => void porta.atualizar(q, fio, cabeca))
  return http
}
