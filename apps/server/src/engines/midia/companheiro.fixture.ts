// A further process at the port, for midia.test.ts: its HTTP server serves the broadcast that its parent process runs.
import type { AddressInfo } from 'node:net'
import { lerConfig } from '../../core/config.ts'
import { MidiaDoPrimeiro } from './midia-do-primeiro.ts'
import type { Ordem } from './protocolo.ts'
import { servirMidia } from './servir-midia.fixture.ts'

export type PedidoDoTeste =
  | { readonly ordenar: Exclude<Ordem, { t: 'fio' }> }
  | { readonly numerosDe: string }

const config = lerConfig()
const midia = new MidiaDoPrimeiro(config, Buffer.alloc(32, 3))
const http = servirMidia(midia, config)
process.on('message', (m: Partial<PedidoDoTeste>) => {
  if ('ordenar' in m && m.ordenar) midia.ordenar(m.ordenar)
  if ('numerosDe' in m && m.numerosDe) process.send?.({ numeros: midia.numeros(m.numerosDe) })
})
process.once('disconnect', () => process.exit())
http.listen(0, '127.0.0.1', () => process.send?.({ escuta: (http.address() as AddressInfo).port }))
