import { createHmac, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as esperar } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import {
  type Cenario,
  type ClienteDoCenario,
  criarCenario,
  type LoteDoCenario,
} from '../../../../../../tests/pg/cenario.ts'
import { chaveDoSistema } from '../../../core/auth/chaves.ts'
import { MotorDeLances } from '../motor/motor.ts'
import type { PedidoDeCliente, PedidoDoMotor, RespostaDoMotor } from '../motor/pedidos.ts'
import { verificarLeilao } from '../../../modules/lances/verificar-corrente.ts'
import { anunciarNo, despedirNo } from './nos-de-lances.sql.ts'
import { RotaDeLances } from './rota-de-lances.ts'

let c: Cenario
const abertas: RotaDeLances[] = []
const motores: MotorDeLances[] = []

beforeAll(async () => {
  c = await criarCenario({ clientes: 40, lotes: 12 })
})
afterAll(async () => {
  for (const r of abertas) await r.parar()
  for (const m of motores) await m.parar()
  await c.fechar()
})

/** A process: its engine and its inner door. `embrulho` stands between both. */
async function processo(
  embrulho: (decidir: () => Promise<RespostaDoMotor>, p: PedidoDoMotor) => Promise<RespostaDoMotor> = (d) =>
    d(),
): Promise<RotaDeLances> {
  const { banco, log } = c.servicos
  const motor = new MotorDeLances({ banco, log }, () => undefined, { porSegundo: null })
  motores.push(motor)
  const rota = await RotaDeLances.abrir({ banco, log }, 'http://127.0.0.1:0', (p) =>
    embrulho(() => motor.pedir(p), p),
  )
  abertas.push(rota)
  return rota
}
const PROVAS = Array.from({ length: 64 }, () => randomUUID())
/** Until each of them knows the others, and `deFora`, and nothing else. */
async function conhecerem(processos: readonly RotaDeLances[], ...deFora: string[]): Promise<void> {
  const todos = [...processos.map((p) => p.uid), ...deFora].toSorted()
  for (const p of processos)
    await expect.poll(() => [...new Set(PROVAS.map((u) => p.donoDe(u)?.uid ?? ''))].toSorted()).toEqual(todos)
}
/** A new lot that `r` takes to be at home there. */
async function loteDe(dono: string, r: RotaDeLances): Promise<LoteDoCenario> {
  for (;;) {
    const lote = await c.novoLote()
    if (r.donoDe(lote.uid)?.uid === dono) return lote
  }
}
const quem = (i: number): ClienteDoCenario => c.clientes[i % c.clientes.length] as ClienteDoCenario
const lance = (i: number, lote: LoteDoCenario, valor: number): PedidoDeCliente => ({
  tipo: 'Manual',
  lelUid: lote.uid,
  hotId: quem(i).hotId,
  usuId: quem(i).usuId,
  cliId: quem(i).cliId,
  ip: '127.0.0.1',
  chave: randomUUID(),
  confirmarValorAlto: true,
  valor,
})
const parar = async (r: RotaDeLances): Promise<void> => {
  abertas.splice(abertas.indexOf(r), 1)
  await r.parar()
}
const inteiro = async (): Promise<void> => {
  const r = await verificarLeilao(c.banco.sistema, c.banco.poolSistema, c.leilao.uid)
  expect(r.linhas).toBeGreaterThan(0)
  expect(r.achados).toEqual([])
}
const linhasDe = (lote: LoteDoCenario) =>
  c.banco.sistema
    .selectFrom('lance')
    .select(['seq', 'chave'])
    .where('lelId', '=', lote.id)
    .orderBy('seq')
    .execute()

test('the bids of a lot meet in one process, whichever they came to', async () => {
  const [um, dois] = [await processo(), await processo()]
  await conhecerem([um, dois])
  expect(um.donoDe(c.lotes[0]?.uid ?? '')).toEqual(dois.donoDe(c.lotes[0]?.uid ?? ''))
  const respostas = await Promise.all(
    c.lotes.flatMap((lote, l) =>
      Array.from({ length: 10 }, (_, i) =>
        (i % 2 === 0 ? um : dois).pedir(lance(l * 10 + i, lote, 1_000_00 + i * 100_00)),
      ),
    ),
  )
  expect(respostas.filter((r) => r.tipo === 'nao-decidido')).toEqual([])
  const deUm = c.lotes.filter((l) => um.donoDe(l.uid)?.uid === um.uid).length
  expect(um.medidas.daqui).toBe(deUm * 10)
  expect(dois.medidas.daqui).toBe((c.lotes.length - deUm) * 10)
  expect(um.medidas.mandados + dois.medidas.mandados).toBe(c.lotes.length * 5)
  await inteiro()
  await parar(um)
  await parar(dois)
})

test('the owner goes in the middle of it: nothing is lost, nothing is decided twice', async () => {
  const [um, dois] = [await processo(), await processo()]
  await conhecerem([um, dois])
  const lotes = await Promise.all(Array.from({ length: 8 }, () => c.novoLote()))
  const todos: Promise<RespostaDoMotor>[] = []
  const pedidos: PedidoDeCliente[] = []
  for (let i = 0; i < 160; i++) {
    const p = lance(i, lotes[i % 8] as LoteDoCenario, 1_000_00 + i * 100_00)
    pedidos.push(p)
    todos.push(um.pedir(p))
    if (i === 80) void parar(dois)
    if (i % 8 === 7) await esperar(5)
  }
  const respostas = await Promise.all(todos)
  expect(respostas.every((r) => r.tipo !== 'nao-decidido')).toBe(true)
  for (const lote of lotes) {
    const linhas = await linhasDe(lote)
    expect(linhas.map((l) => l.seq)).toEqual(linhas.map((_, i) => i + 1))
    const aceitas = pedidos.filter((p, i) => p.lelUid === lote.uid && respostas[i]?.tipo === 'aceito')
    expect(linhas.filter((l) => l.chave !== null).map((l) => l.chave)).toEqual(aceitas.map((p) => p.chave))
  }
  await inteiro()
  await parar(um)
})

test('the owner decided, and its answer was lost: the same answer, and one bid', async () => {
  const decididas: RespostaDoMotor[] = []
  const um = await processo()
  const dois = await processo(async (decidir) => {
    decididas.push(await decidir())
    return new Promise<never>(() => undefined)
  })
  await conhecerem([um, dois])
  const dele = await loteDe(dois.uid, um)
  const r = await um.pedir(lance(0, dele, 1_000_00))
  expect(r).toEqual(decididas[0])
  expect(await linhasDe(dele)).toHaveLength(1)
  // A process that fell silent is left alone for a while.
  expect(um.donoDe(dele.uid)?.uid).toBe(um.uid)
  expect(um.medidas.voltaram).toBe(1)
  await parar(um)
  await parar(dois)
})

test('a stranger at the inner door is turned away', async () => {
  const um = await processo()
  const { endereco } = um.donoDe('lote') ?? { endereco: '' }
  for (const authorization of ['', 'Bearer x', `Bearer ${'0'.repeat(64)}`]) {
    const ws = new WebSocket(endereco.replace(/^http/, 'ws'), { headers: { authorization } })
    const status = await new Promise((ok) => {
      ws.on('unexpected-response', (_, resposta) => ok(resposta.statusCode))
      ws.on('open', () => ok('open'))
    })
    expect(status).toBe(401)
  }
  await parar(um)
})

/** The inner door of one process, as a program of another version speaks to it. */
async function falarCom(r: RotaDeLances): Promise<{ ws: WebSocket; ouvidas: unknown[] }> {
  const chave = await chaveDoSistema(c.banco, 'lances-entre-processos')
  const senha = createHmac('sha256', chave).update('rota-de-lances').digest('hex')
  const { endereco } = r.donoDe('lote') ?? { endereco: '' }
  const ws = new WebSocket(endereco.replace(/^http/, 'ws'), { headers: { authorization: `Bearer ${senha}` } })
  const ouvidas: unknown[] = []
  ws.on('message', (m: Buffer) => ouvidas.push(JSON.parse(m.toString())))
  await new Promise((ok, falha) => ws.once('open', ok).once('error', falha))
  return { ws, ouvidas }
}

test('a newer process: its unknown fields are not read, its unknown kinds are given back undecided', async () => {
  const um = await processo()
  const { ws, ouvidas } = await falarCom(um)
  const lote = await c.novoLote()
  ws.send(JSON.stringify([1, { ...lance(0, lote, 1_000_00), origem: { app: 'novo' } }, 'mais']))
  ws.send(JSON.stringify([2, { ...lance(1, lote, 2_000_00), tipo: 'Lance Relâmpago' }]))
  ws.send(JSON.stringify([3, lance(2, lote, 3_000_00)]))
  for (let i = 0; i < 200 && ouvidas.length < 3; i++) await esperar(25)
  const porNumero = new Map(ouvidas as [number, RespostaDoMotor | null][])
  expect(porNumero.get(1)?.tipo).toBe('aceito')
  expect(porNumero.get(2)).toBeNull()
  expect(porNumero.get(3)?.tipo).toBe('aceito')
  expect(await linhasDe(lote)).toHaveLength(2)
  await parar(um)
})

test('what is no request ends that connection, and nothing else', async () => {
  const um = await processo()
  for (const texto of ['{', 'null', '7', '[1]', '[1,null]', '["1",{}]', '{"n":1}']) {
    const { ws } = await falarCom(um)
    const caiu = new Promise((ok) => ws.once('close', ok))
    ws.send(texto)
    await caiu
  }
  expect((await um.pedir(lance(0, await c.novoLote(), 1_000_00))).tipo).toBe('aceito')
  await parar(um)
})

test.each([
  ['an answer of an unknown kind', '[1,{"tipo":"adiado"}]'],
  ['no list', '{"n":1}'],
  ['no JSON', '['],
])('a newer owner answers with %s: it is decided here, once', async (_caso, texto) => {
  const um = await processo()
  const http = createServer()
  const wss = new WebSocketServer({ server: http })
  wss.on('connection', (ws) => ws.on('message', () => ws.send(texto)))
  await new Promise<void>((ok) => http.listen(0, '127.0.0.1', ok))
  const no = { uid: randomUUID(), endereco: `http://127.0.0.1:${(http.address() as AddressInfo).port}` }
  await anunciarNo(c.banco.sistema, no)
  await conhecerem([um], no.uid)
  const dele = await loteDe(no.uid, um)
  expect((await um.pedir(lance(0, dele, 1_000_00))).tipo).toBe('aceito')
  expect(await linhasDe(dele)).toHaveLength(1)
  expect(um.medidas.voltaram).toBe(1)
  await despedirNo(c.banco.sistema, no.uid)
  for (const ws of wss.clients) ws.terminate()
  http.close()
  await parar(um)
})
