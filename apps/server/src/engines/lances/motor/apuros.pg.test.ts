// A database in trouble that passes (a full disk): bidders wait for it, and are told that we are busy when it takes too
// long. No bidder gets an error, nothing is decided twice.
import { randomUUID } from 'node:crypto'
import { setTimeout as esperar } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Cenario,
  type ClienteDoCenario,
  criarCenario,
  type LoteDoCenario,
} from '../../../../../../tests/pg/cenario.ts'
import { MotorDeLances } from './motor.ts'
import type { PedidoDeCliente } from './pedidos.ts'

let c: Cenario
let m: MotorDeLances
beforeAll(async () => {
  c = await criarCenario({ clientes: 1, lotes: 2 })
  m = new MotorDeLances(c.servicos, () => undefined, { porSegundo: null })
  await c.banco.poolSistema.query(`create function disco_cheio() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`)
})
afterAll(async () => {
  await m.parar()
  await c.fechar()
})

const encher = () =>
  c.banco.poolSistema.query(
    'create trigger disco_cheio before insert on lance for each row execute function disco_cheio()',
  )
const esvaziar = () => c.banco.poolSistema.query('drop trigger disco_cheio on lance')
const lance = (i: number): PedidoDeCliente => {
  const quem = c.clientes[0] as ClienteDoCenario
  return {
    tipo: 'Manual',
    lelUid: (c.lotes[i] as LoteDoCenario).uid,
    hotId: quem.hotId,
    usuId: quem.usuId,
    cliId: quem.cliId,
    ip: '127.0.0.1',
    chave: randomUUID(),
    confirmarValorAlto: true,
    valor: 1_000_00,
  }
}

test('a disk that is full for a moment: the bid waits and is taken, once', async () => {
  await encher()
  const resposta = m.pedir(lance(0))
  await esperar(300)
  await esvaziar()
  expect(await resposta).toMatchObject({ tipo: 'aceito', seq: 1 })
})

test('a disk that stays full: we are busy, and the same key may come again', async () => {
  const pedido = lance(1)
  await encher()
  expect(await m.pedir(pedido)).toEqual({ tipo: 'nao-decidido', codigo: 'OCUPADO' })
  await esvaziar()
  expect(await m.pedir(pedido)).toMatchObject({ tipo: 'aceito', seq: 1 })
})
