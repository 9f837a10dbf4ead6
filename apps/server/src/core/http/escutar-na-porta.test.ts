// Several listening sockets on one port: a crowd is taken in fewer rounds of the event loop, and nothing else is
// different.
import http from 'node:http'
import net from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { type Escuta, escutarNaPorta } from './escutar-na-porta.ts'

const abertos: (() => void)[] = []
afterEach(() => {
  for (const fechar of abertos.splice(0)) fechar()
})

async function abrir(): Promise<{ servidor: http.Server; escuta: Escuta }> {
  const servidor = http.createServer((_q, r) => r.end('aqui'))
  const escuta = await escutarNaPorta(servidor, 0, '127.0.0.1')
  abertos.push(() => {
    void escuta.fechar()
    servidor.closeAllConnections()
  })
  return { servidor, escuta }
}

async function ligarTodos(porta: number, quantos: number): Promise<void> {
  const fios = Array.from({ length: quantos }, () => net.connect(porta, '127.0.0.1'))
  abertos.push(() => fios.forEach((f) => f.destroy()))
  await Promise.all(fios.map((f) => new Promise((ok) => f.once('connect', ok))))
}

/** Rounds of the event loop until so many have been taken. */
async function voltasAte(s: http.Server, quantos: number, comecar: () => Promise<void>): Promise<number> {
  const tomados: unknown[] = []
  let voltas = 0
  s.on('connection', (fio) => tomados.push(fio))
  void comecar()
  while (tomados.length < quantos) {
    voltas += 1
    await new Promise((ok) => setImmediate(ok))
  }
  return voltas
}

test.runIf(process.platform === 'linux')('a crowd is taken in a fraction of the rounds', async () => {
  const CROWD = 400
  const so = http.createServer()
  await new Promise<void>((ok) => so.listen(0, '127.0.0.1', ok))
  abertos.push(() => so.close())
  const porta = (so.address() as net.AddressInfo).port
  const comUm = await voltasAte(so, CROWD, () => ligarTodos(porta, CROWD))
  const { servidor: s, escuta } = await abrir()
  const comVarios = await voltasAte(s, CROWD, () => ligarTodos(escuta.porta, CROWD))
  expect(comUm).toBeGreaterThanOrEqual(CROWD)
  expect(comVarios).toBeLessThan(comUm / 2)
})

test('every listening socket answers, and closing does not wait for idle connections', async () => {
  const { servidor: s, escuta } = await abrir()
  const agente = new http.Agent({ keepAlive: true })
  abertos.push(() => agente.destroy())
  const ler = () =>
    new Promise<string>((ok, falha) => {
      http
        .get({ port: escuta.porta, host: '127.0.0.1', agent: agente }, (r) => {
          let texto = ''
          r.on('data', (d) => (texto += String(d))).on('end', () => ok(texto))
        })
        .on('error', falha)
    })
  expect(new Set(await Promise.all(Array.from({ length: 40 }, ler)))).toEqual(new Set(['aqui']))
  const fechado = escuta.fechar()
  s.closeIdleConnections()
  await fechado
  agente.destroy()
  await expect(ler()).rejects.toMatchObject({ code: 'ECONNREFUSED' })
})

test.runIf(process.platform === 'linux')('who was started to join a port gets a share', async () => {
  const { escuta } = await abrir()
  const outro = http.createServer((_, r) => r.end('também'))
  const junto = await escutarNaPorta(outro, escuta.porta, '127.0.0.1', true)
  abertos.push(() => {
    outro.closeAllConnections()
    void junto.fechar()
  })
  const ler = () =>
    new Promise<string>((ok, falha) => {
      http
        .get({ port: escuta.porta, host: '127.0.0.1', agent: false }, (r) => {
          let texto = ''
          r.on('data', (d) => (texto += String(d))).on('end', () => ok(texto))
        })
        .on('error', falha)
    })
  const ditas = await Promise.all(Array.from({ length: 80 }, ler))
  expect(new Set(ditas)).toEqual(new Set(['aqui', 'também']))
})

test('a port in use is reported as taken, shared or not', async () => {
  const { escuta } = await abrir()
  const outro = http.createServer()
  await expect(escutarNaPorta(outro, escuta.porta, '127.0.0.1')).rejects.toMatchObject({ code: 'EADDRINUSE' })
  const estranho = net.createServer()
  await new Promise<void>((ok) => estranho.listen(0, '127.0.0.1', ok))
  abertos.push(() => estranho.close())
  const { port } = estranho.address() as net.AddressInfo
  await expect(escutarNaPorta(outro, port, '127.0.0.1')).rejects.toMatchObject({ code: 'EADDRINUSE' })
})
