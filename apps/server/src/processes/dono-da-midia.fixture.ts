// A process of an installation that would carry its broadcast, for dono-da-midia.pg.test.ts: says each tenth of a second whether
// it does. With a port it also has the broadcast's door: all are of house 1, all channels are public, and 127.0.0.9 is kept out.
import { createServer } from 'node:http'
import type { QuemPede } from '../core/auth/bloqueios.ts'
import { abrirBanco } from '../core/database/database.ts'
import { lerConfig } from '../core/config.ts'
import { criarLog } from '../core/log.ts'
import type { Servicos } from '../core/servicos.ts'
import { ProcessoDaMidia, portaDaMidia } from '../engines/midia/midia.ts'
import { ondeAMidia } from '../modules/transmissoes/door.ts'
import { iniciarTransmissoes } from '../modules/transmissoes/seguir-a-midia.part.ts'

const [url = '', pasta = '', porta = '0'] = process.argv.slice(2)
const lida = lerConfig({
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  MARTELO_DATA: pasta,
  MARTELO_VIDEO_PRIVATE: '1',
})
const config = { ...lida, porta: Number(porta) }
const log = criarLog('silent')
const banco = abrirBanco(url, { app: 2, sistema: 2 })
const midia = new ProcessoDaMidia(config, log, Buffer.alloc(32, 3))
const s = {
  config,
  log,
  banco,
  midia,
  tempoReal: { avisar: () => undefined },
  externo: { cofre: { decifrar: () => 'chave' } },
  hotsites: { porHost: () => Promise.resolve({ id: 1 }) },
  tokens: { conferir: () => Promise.resolve(null) },
  bloqueios: {
    barra: (_: number, q: QuemPede) => q.ip === '127.0.0.9',
    aoMudar: () => () => undefined,
  },
} as unknown as Servicos
if (config.porta > 0) {
  const door = portaDaMidia(
    s,
    () => Promise.resolve('EM_PE'),
    () => Promise.resolve(true),
    ondeAMidia(s),
  )
  const http = createServer((q, r) => void door.atender(q, r))
  http.on('upgrade', (q, fio, cabeca) => void door.atualizar(q, fio, cabeca))
  http.listen(config.porta, '127.0.0.1')
}
const parar = await iniciarTransmissoes(s)
setInterval(() => process.send?.({ carrega: !midia.cedida, filho: midia.pid() }), 100)
process.once('disconnect', () => process.exit())
process.once('SIGTERM', () => {
  void Promise.resolve(parar())
    .then(() => midia.parar())
    .finally(() => process.exit())
})
