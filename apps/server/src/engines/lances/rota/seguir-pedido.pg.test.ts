// The id of its call finds a bid in the log of the process that decided it, with where its time went.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Cenario,
  type ClienteDoCenario,
  criarCenario,
  type LoteDoCenario,
} from '../../../../../../tests/pg/cenario.ts'
import { lerContas } from '../../../core/medidas.ts'
import { criarLog } from '../../../core/log.ts'
import { MotorDeLances } from '../motor/motor.ts'
import type { PedidoDeCliente } from '../motor/pedidos.ts'
import { RotaDeLances } from './rota-de-lances.ts'

let c: Cenario
const paradas: (() => Promise<void>)[] = []
beforeAll(async () => {
  c = await criarCenario({ clientes: 2 })
})
afterAll(async () => {
  for (const p of paradas.toReversed()) await p()
  await c.fechar()
})

interface Linha {
  readonly msg: string
  readonly reqId?: string
  readonly lote?: string
  readonly filaMs?: number
  readonly decisaoMs?: number
  readonly gravacaoMs?: number
}

async function processo(nivel: string) {
  const linhas: string[] = []
  const log = criarLog(nivel, { write: (l) => void linhas.push(l) })
  const motor = new MotorDeLances({ banco: c.banco, log }, () => undefined, { porSegundo: null })
  const rota = await RotaDeLances.abrir({ banco: c.banco, log }, 'http://127.0.0.1:0', (p) => motor.pedir(p))
  paradas.push(
    () => motor.parar(),
    () => rota.parar(),
  )
  const decididos = () => linhas.map((l) => JSON.parse(l) as Linha).filter((l) => l.msg === 'bid decided')
  return { rota, decididos, texto: () => linhas.join('') }
}
const lance = (i: number, lote: LoteDoCenario, valor: number): PedidoDeCliente => {
  const { hotId, usuId, cliId } = c.clientes[i] as ClienteDoCenario
  return {
    tipo: 'Manual',
    lelUid: lote.uid,
    hotId,
    usuId,
    cliId,
    ip: '203.0.113.7',
    chave: randomUUID(),
    reqId: `pedido-${String(valor)}`,
    confirmarValorAlto: true,
    valor,
  }
}

test('one line per decision in the process that decides, none unless asked for', async () => {
  const [um, dois] = [await processo('debug'), await processo('info')]
  // Once each knows the other, both own some of so many lots.
  for (const p of [um, dois])
    await expect
      .poll(() => new Set(Array.from({ length: 64 }, () => p.rota.donoDe(randomUUID())?.uid)).size)
      .toBe(2)
  const donos = new Map<string | undefined, LoteDoCenario>()
  while (donos.size < 2) {
    const novo = await c.novoLote()
    donos.set(dois.rota.donoDe(novo.uid)?.uid, novo)
  }
  const [lote, outro] = [um, dois].map((p) => donos.get(p.rota.uid)) as [LoteDoCenario, LoteDoCenario]
  // It comes to the second process, and is decided by the first; a refusal is a decision too.
  await dois.rota.pedir(lance(0, lote, 1_000_00))
  await dois.rota.pedir(lance(1, lote, 1_000_01))
  await um.rota.pedir(lance(0, outro, 2_000_00))
  expect(um.decididos().map((l) => [l.reqId, l.lote])).toEqual([
    ['pedido-100000', lote.uid],
    ['pedido-100001', lote.uid],
  ])
  for (const l of um.decididos())
    for (const ms of [l.filaMs, l.decisaoMs, l.gravacaoMs]) expect(ms).toBeGreaterThanOrEqual(0)
  expect(dois.decididos()).toEqual([])
  expect(um.texto()).not.toMatch(/203\.0\.113|usuId|cliId/)
})

test('a bidder with a limit, decided under the lock, leaves his line and is counted with his auction', async () => {
  const [lote, cli] = [await c.novoLote(), c.clientes[0] as ClienteDoCenario]
  await c.banco.sistema
    .updateTable('cliente')
    .set({ limiteDeCompra: 50_000_00 })
    .where('id', '=', cli.cliId)
    .execute()
  const linhas: string[] = []
  const log = criarLog('debug', { write: (l) => void linhas.push(l) })
  const motor = new MotorDeLances({ banco: c.banco, log }, () => undefined, { porSegundo: null })
  paradas.push(() => motor.parar())
  const antes = lerContas().get(c.leilao.id)?.decididos ?? 0
  expect((await motor.pedir(lance(0, lote, 3_000_00))).tipo).toBe('aceito')
  expect(motor.medidas.travados).toBe(1)
  expect(JSON.parse(linhas.at(-1) ?? '{}')).toMatchObject({ msg: 'bid decided', reqId: 'pedido-300000' })
  expect(lerContas().get(c.leilao.id)?.decididos).toBe(antes + 1)
})
