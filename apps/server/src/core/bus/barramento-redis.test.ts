import { setTimeout as esperar } from 'node:timers/promises'
import pino from 'pino'
import { afterEach, expect, test } from 'vitest'
import { abrirValkeyDeTeste, type ValkeyDeTeste } from '../../../../../tests/pg/valkey-de-teste.ts'
import type { Barramento } from './barramento.ts'
import { abrirBarramentoRedis } from './barramento-redis.ts'

const log = pino({ level: 'silent' })
let v: ValkeyDeTeste | undefined
const abertos: Barramento[] = []

async function abrir(aoReligar: () => void = () => undefined): Promise<Barramento> {
  v ??= await abrirValkeyDeTeste()
  const b = await abrirBarramentoRedis(v.url, log, aoReligar)
  abertos.push(b)
  return b
}
async function ate(pergunta: () => boolean): Promise<void> {
  for (let i = 0; i < 200 && !pergunta(); i++) await esperar(25)
  expect(pergunta()).toBe(true)
}
afterEach(async () => {
  for (const b of abertos.splice(0)) await b.parar()
  await v?.parar()
  v = undefined
})

test('a word reaches the other processes in order, and never its sender', async () => {
  const [um, dois] = [await abrir(), await abrir()]
  const ouvidas: unknown[] = []
  const minhas: unknown[] = []
  dois.assinar('sala', (d: unknown) => ouvidas.push(d))
  dois.assinar('outro', () => ouvidas.push('wrong subject'))
  um.assinar('sala', (d: unknown) => minhas.push(d))
  await ate(() => true)
  await esperar(50)
  for (let i = 0; i < 100; i++) await um.publicar('sala', { i })
  await ate(() => ouvidas.length === 100)
  expect(ouvidas).toEqual(Array.from({ length: 100 }, (_, i) => ({ i })))
  expect(minhas).toEqual([])
})

test('a server that went away: words are refused, and everyone is told when it is back', async () => {
  let religou = 0
  const um = await abrir()
  const dois = await abrir(() => religou++)
  const ouvidas: unknown[] = []
  dois.assinar('sala', (d: unknown) => ouvidas.push(d))
  await esperar(50)
  await v?.cortar()
  await esperar(100)
  await expect(um.publicar('sala', 1)).rejects.toThrow()
  await v?.voltar()
  await ate(() => religou === 1)
  for (let i = 0; i < 100 && ouvidas.length === 0; i++) {
    await um.publicar('sala', 2).catch(() => undefined)
    await esperar(50)
  }
  expect(ouvidas[0]).toBe(2)
})
