// The database's clock is set while people bid: whatever was judged by the old one is judged again, and bids go on. Played
// for real by tests/load/falhas.ts.
import { randomUUID } from 'node:crypto'
import { setTimeout as esperar } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Cenario,
  type ClienteDoCenario,
  criarCenario,
  type LoteDoCenario,
} from '../../../../../../tests/pg/cenario.ts'
import { bater } from '../encerramento/queda.ts'
import { MotorDeLances } from './motor.ts'
import type { PedidoDeCliente } from './pedidos.ts'

let c: Cenario
let m: MotorDeLances
beforeAll(async () => {
  c = await criarCenario({ clientes: 2, lotes: 1 })
  m = new MotorDeLances(c.servicos, () => undefined, { porSegundo: null })
  await m.pedir(lance(0, c.lotes[0] as LoteDoCenario, 1_000_00))
})
afterAll(async () => {
  await m.parar()
  await c.fechar()
})

const lance = (i: number, lote: LoteDoCenario, valor: number): PedidoDeCliente => {
  const quem = c.clientes[i] as ClienteDoCenario
  return {
    tipo: 'Manual',
    lelUid: lote.uid,
    hotId: quem.hotId,
    usuId: quem.usuId,
    cliId: quem.cliId,
    ip: '127.0.0.1',
    chave: randomUUID(),
    confirmarValorAlto: true,
    valor,
  }
}
const daquiA = (ms: number): Date => new Date(Date.now() + ms)

test('set back: bids go on at once, dated like the last row until its time comes again', async () => {
  const lote = await c.novoLote({ dataFim: daquiA(120_000) })
  await m.pedir(lance(0, lote, 1_000_00))
  const antes = daquiA(30_000)
  // Superusers' own way past the guard of the log: the row was written before the clock was set.
  await c.banco.sistema.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`update lance set data = ${antes} where lel_id = ${lote.id}`.execute(tx)
  })
  const outro = new MotorDeLances(c.servicos, () => undefined, { porSegundo: null })
  const inicio = performance.now()
  const r = await outro.pedir(lance(1, lote, 2_000_00))
  await outro.parar()
  expect(r).toMatchObject({ tipo: 'aceito', seq: 2, instante: antes.getTime() })
  expect(performance.now() - inicio).toBeLessThan(3_000)
})

test('a lot is not refused as over by a clock that is no longer the database’s', async () => {
  const lote = await c.novoLote({ dataFim: daquiA(60_000) })
  m.relogio.ouvir(performance.now(), daquiA(120_000))
  expect(await m.pedir(lance(0, lote, 1_000_00))).toMatchObject({ tipo: 'aceito', seq: 1 })
})

test('set forward past the end: a bid before the lost time is given back waits for it', async () => {
  await bater(c.banco.sistema)
  const lote = await c.novoLote({ dataFim: daquiA(-2_000) })
  await sql`update batimento set quando = clock_timestamp() - interval '20 seconds'`.execute(c.banco.sistema)
  const resposta = m.pedir(lance(0, lote, 1_000_00))
  await esperar(300)
  await bater(c.banco.sistema)
  expect(await resposta).toMatchObject({ tipo: 'aceito', seq: 1 })
  // Over, and there was no outage: refused as ever.
  const acabado = await c.novoLote({ dataFim: daquiA(-2_000) })
  expect(await m.pedir(lance(1, acabado, 1_000_00))).toMatchObject({
    tipo: 'recusado',
    recusa: { codigo: 'lote-nao-aberto' },
  })
})
