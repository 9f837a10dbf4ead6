// A process of an installation that would carry its broadcast, for dono-da-midia.pg.test.ts: says each tenth of a second whether
// it does.
import { abrirBanco } from '../core/database/database.ts'
import { lerConfig } from '../core/config.ts'
import { criarLog } from '../core/log.ts'
import type { Servicos } from '../core/servicos.ts'
import { ProcessoDaMidia } from '../engines/midia/midia.ts'
import { iniciarTransmissoes } from '../modules/transmissoes/seguir-a-midia.part.ts'

const [url = '', pasta = ''] = process.argv.slice(2)
const config = { ...lerConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', MARTELO_DATA: pasta }), porta: 0 }
const log = criarLog('silent')
const banco = abrirBanco(url, { app: 2, sistema: 2 })
const midia = new ProcessoDaMidia(config, log, Buffer.alloc(32, 3))
const s = { config, log, banco, midia, tempoReal: { avisar: () => undefined } } as unknown as Servicos
const parar = await iniciarTransmissoes(s)
setInterval(() => process.send?.({ carrega: !midia.cedida, filho: midia.pid() }), 100)
process.once('disconnect', () => process.exit())
process.once('SIGTERM', () => {
  void Promise.resolve(parar())
    .then(() => midia.parar())
    .finally(() => process.exit())
})
