// A further process at the port, for midia.test.ts: its HTTP server serves the broadcast that its parent process runs.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { lerConfig } from '../../core/config.ts'
import { criarLog } from '../../core/log.ts'
import { MidiaDoPrimeiro } from './midia-do-primeiro.ts'
import { portaDaMidia } from './midia.ts'
import type { Ordem } from './protocolo.ts'

export type PedidoDoTeste =
  | { readonly ordenar: Exclude<Ordem, { t: 'fio' }> }
  | { readonly numerosDe: string }

const config = lerConfig()
const log = criarLog('silent')
const midia = new MidiaDoPrimeiro(config, Buffer.alloc(32, 3))
const porta = portaDaMidia(
  {
    config,
    log,
    midia,
    hotsites: { porHost: () => Promise.resolve({ id: 1 }) },
    banco: { relogio: { agora: () => Date.now() } },
    tokens: { conferir: () => Promise.resolve(null) },
    bloqueios: { barra: () => false, aoMudar: () => () => undefined },
  } as unknown as Parameters<typeof portaDaMidia>[0],
  () => Promise.resolve('EM_PE'),
  () => Promise.resolve(true),
)
const http = createServer((q, r) => {
  if (!porta.atender(q, r)) r.writeHead(404).end()
})
http.on('upgrade', (q, fio, cabeca) => void porta.atualizar(q, fio, cabeca))
process.on('message', (m: Partial<PedidoDoTeste>) => {
  if ('ordenar' in m && m.ordenar) midia.ordenar(m.ordenar)
  if ('numerosDe' in m && m.numerosDe) process.send?.({ numeros: midia.numeros(m.numerosDe) })
})
process.once('disconnect', () => process.exit())
http.listen(0, '127.0.0.1', () => process.send?.({ escuta: (http.address() as AddressInfo).port }))
