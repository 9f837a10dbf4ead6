// What a collector reads after people have bid: the counters moved, and nothing in it names a person.
import { randomUUID } from 'node:crypto'
import { darLance } from '@martelo/contracts/lances/dar-lance.contract.ts'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { servirMetricas } from '../../apps/server/src/core/http/metricas.ts'
import { lerFilas, medidas } from '../../apps/server/src/core/medidas.ts'
import '../../apps/server/src/modules/lances/dar-lance.handler.ts'
import { type Cenario, type ClienteDoCenario, criarCenario, type LoteDoCenario } from './cenario.ts'
import { executarChamada } from './executar-chamada.ts'

const CHAVE = 'uma-chave-de-coletor'
let c: Cenario
let parar: () => Promise<void>
let noComeco: readonly Medida[]
const apps: FastifyInstance[] = []
beforeAll(async () => {
  c = await criarCenario({ clientes: 2, lotes: 1 })
  parar = await c.servicos.lances.iniciar()
  noComeco = (await colher()).medidas
})
afterAll(async () => {
  for (const a of apps) await a.close()
  await parar()
  await c.fechar()
})

function porta(chave: string | undefined): FastifyInstance {
  const app = Fastify()
  servirMetricas(app, { ...c.servicos, config: { ...c.servicos.config, chaveDasMetricas: chave } })
  apps.push(app)
  return app
}
const aberta = (chave?: string) => {
  const app = porta(chave)
  return (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
    app.inject({ url: '/metrics', headers, remoteAddress })
}
const cliente = (i: number) => c.clientes[i] as ClienteDoCenario
const lote = () => c.lotes[0] as LoteDoCenario

interface Medida {
  readonly nome: string
  readonly rotulos: Readonly<Record<string, string>>
  readonly valor: number
}
async function colher(): Promise<{ texto: string; medidas: Medida[] }> {
  const r = await aberta()()
  expect(r.statusCode).toBe(200)
  const lidas = r.body.split('\n').flatMap((linha) => {
    const m = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(linha)
    if (m === null) return []
    const rotulos = [...(m[2] ?? '').matchAll(/(\w+)="([^"]*)"/g)].map(([, k, v]) => [k ?? '', v ?? ''])
    return [
      {
        nome: m[1] ?? '',
        rotulos: Object.fromEntries(rotulos) as Record<string, string>,
        valor: Number(m[3]),
      },
    ]
  })
  return { texto: r.body, medidas: lidas }
}
const somaDe = (ms: readonly Medida[], nome: string, rotulos: Record<string, string> = {}): number =>
  ms
    .filter((m) => m.nome === nome && Object.entries(rotulos).every(([k, v]) => m.rotulos[k] === v))
    .reduce((soma, m) => soma + m.valor, 0)
/** How many wait, but for what processes left waiting that died in a simulation of this worker. */
const naFila = (ms: readonly Medida[]): number =>
  somaDe(ms, 'martelo_bid_queue') - somaDe(noComeco, 'martelo_bid_queue')
const lance = (i: number, valor: number) =>
  executarChamada(c.ctx(cliente(i)), darLance, {
    params: { lelUid: lote().uid },
    body: { valor, chaveDoPedido: randomUUID() },
  })

describe('after bids', () => {
  test('the counters have moved', async () => {
    const antes = (await colher()).medidas
    expect((await lance(0, 1_000_00)).status).toBe(200)
    expect((await lance(1, 1)).erro).not.toBeNull()
    const depois = (await colher()).medidas
    const cresceu = (nome: string, rotulos?: Record<string, string>) =>
      somaDe(depois, nome, rotulos) - somaDe(antes, nome, rotulos)
    expect(cresceu('martelo_bids_total', { resultado: 'aceito' })).toBe(1)
    expect(cresceu('martelo_bids_total', { resultado: 'recusado' })).toBe(1)
    expect(cresceu('martelo_bid_decision_seconds_count')).toBe(2)
    expect(cresceu('martelo_bid_decision_seconds_sum')).toBeGreaterThan(0)
    expect(cresceu('martelo_call_seconds_count', { chamada: darLance.key })).toBe(2)
    expect(naFila(depois)).toBe(0)
  })

  test('the queue is the one of this moment', async () => {
    const respostas = Array.from({ length: 50 }, () =>
      c.servicos.lances.motor.pedir({
        tipo: 'Manual',
        lelUid: lote().uid,
        hotId: cliente(0).hotId,
        usuId: Math.trunc(Math.random() * 1e9),
        cliId: cliente(0).cliId,
        ip: null,
        chave: randomUUID(),
        confirmarValorAlto: true,
        valor: 1,
      }),
    )
    // Asked before the event loop turns: nothing has left the queue yet.
    const [longa, porLote] = [medidas.maiorFila.get(), lerFilas()]
    await Promise.all(respostas)
    expect((await longa).values[0]?.value).toBe(50)
    expect(porLote.filter((l) => l.lelUid === lote().uid)).toMatchObject([{ n: 50 }])
    expect(naFila((await colher()).medidas)).toBe(0)
  })

  test('no label names a person, an auction, a lot or an address', async () => {
    const { texto, medidas: todas } = await colher()
    const nossas = todas.filter((m) => m.nome.startsWith('martelo_'))
    expect(nossas.length).toBeGreaterThan(20)
    const rotulos = new Set(nossas.flatMap((m) => Object.keys(m.rotulos)))
    expect([...rotulos].sort()).toEqual(['chamada', 'le', 'resultado', 'status'])
    const { cliUid, usuUid, nome } = cliente(0)
    for (const dado of [cliUid, usuUid, nome, c.leilao.uid, lote().uid, '127.0.0.1', '@'])
      expect(texto).not.toContain(dado)
  })
})

describe('who may read', () => {
  test('without a key only a program of this machine that comes straight', async () => {
    const ler = aberta()
    expect((await ler()).statusCode).toBe(200)
    expect((await ler({}, '203.0.113.7')).statusCode).toBe(404)
    expect((await ler({ 'x-forwarded-for': '127.0.0.1' })).statusCode).toBe(404)
  })
  test('with a key for its bearer, from anywhere', async () => {
    const ler = aberta(CHAVE)
    expect((await ler({ authorization: `Bearer ${CHAVE}` }, '203.0.113.7')).statusCode).toBe(200)
    expect((await ler({ authorization: `Bearer ${CHAVE}x` })).statusCode).toBe(404)
    expect((await ler()).statusCode).toBe(404)
  })
})
