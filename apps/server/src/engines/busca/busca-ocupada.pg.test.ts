// More searches than the database may be asked at once: further ones are told to wait, in Portuguese, with a time.
import { once } from 'node:events'
import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { PedidoDeBusca } from '@martelo/contracts/lotes/busca.schemas.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { criarAplicacao } from '../../core/http/aplicacao.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'

/** As many as wait at most (servico-de-busca.ts). */
const CABEM = 64

let c: Cenario
beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 0 })
})
afterAll(async () => {
  await c.servicos.busca.fechar()
  await c.fechar()
})

async function procurar(porta: number) {
  const q = request({
    port: porta,
    method: 'POST',
    path: '/v1/lote/busca-elastic',
    headers: { host: `${c.hotsite.subdominio}.localhost`, 'content-type': 'application/json' },
  })
  q.end('{}')
  const [r] = (await once(q, 'response')) as [IncomingMessage]
  return { status: r.statusCode, espere: r.headers['retry-after'], corpo: (await json(r)) as object }
}

test('503 with Retry-After; searches go on when the others have been answered', async () => {
  const busca = c.servicos.busca.abrir(false)
  const http = createServer()
  const app = await criarAplicacao(
    c.servicos,
    (h) => http.on('request', h),
    () => undefined,
  )
  await app.ready()
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  const { port } = http.address() as AddressInfo
  // The server knows the house before the database is busy.
  await c.servicos.hotsites.todos()
  const trava = await c.servicos.banco.poolSistema.connect()
  await trava.query('begin')
  await trava.query('lock table busca_lote in access exclusive mode')
  const quem = { hotId: c.hotsite.id, visao: 'publica' as const }
  const esperando = Array.from({ length: CABEM }, () => busca.buscar(quem, PedidoDeBusca.parse({})))
  const r = await procurar(port)
  expect([r.status, r.espere]).toEqual([503, '5'])
  expect(r.corpo).toMatchObject({
    message: 'Há buscas demais ao mesmo tempo. Espere alguns segundos e tente de novo.',
    esperarSegundos: 5,
  })
  await trava.query('rollback')
  trava.release()
  await Promise.all(esperando)
  expect((await procurar(port)).status).toBe(200)
  http.closeAllConnections()
  http.close()
})
