// What search engines are told of lots: the open ones, and where a good is for sale again.
import { mapaDeLotes } from '@martelo/contracts/lotes/mapa-de-lotes.contract.ts'
import { publicoLote } from '@martelo/contracts/lotes/publico-lote.contract.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import './mapa-de-lotes.handler.ts'
import './publico-lote.handler.ts'

let c: Cenario
beforeAll(async () => {
  c = await criarCenario({ lotes: 3 })
})
afterAll(() => c.fechar())

const mapa = async (query: object = {}, quem = c.ctx(null)) =>
  (await executarChamada(quem, mapaDeLotes, { query })).valor
const lote = (i: number) => c.lotes[i] ?? { id: 0, uid: '' }
const situacao = (id: number, qual: string) =>
  sql`update lote set situacao = ${qual} where id = ${id}`.execute(c.banco.sistema)
const ver = async (id: number) => (await executarChamada(c.ctx(null), publicoLote, { params: { id } })).valor

test('open lots stand in parts; the index says only how many', async () => {
  expect(await mapa()).toEqual({ partes: 1, lotes: [] })
  const { lotes } = await mapa({ parte: 1 })
  expect(lotes.map((l) => l.url.split('/').at(-1))).toEqual(c.lotes.map((l) => String(l.id)))
  expect((await mapa({ parte: 2 })).lotes).toEqual([])
})

test('drafts, ended lots and another site’s are not there', async () => {
  await situacao(lote(0).id, 'NAO_ARREMATADO')
  await c.novoLote({ situacao: 'CADASTRADO' })
  // Remembered for a moment, as every page is.
  await expect.poll(async () => (await mapa({ parte: 1 })).lotes.length, { timeout: 5000 }).toBe(2)
  expect((await mapa({ parte: 1 }, c.ctx(null, c.outroHotsite))).lotes).toEqual([])
})

test('a site that shows lots to signed-in people tells robots of none', async () => {
  const fechado = { ...c.hotsite, necessarioLoginParaVisualizar: true }
  expect(await mapa({ parte: 1 }, c.ctx(null, fechado))).toEqual({ partes: 0, lotes: [] })
})

test('an ended lot says where its good is for sale again, an open one does not', async () => {
  expect((await ver(lote(0).id)).relistado).toBeNull()
  const { rows } = await sql<{ veiId: number }>`select vei_id from lote where id = ${lote(0).id}`.execute(
    c.banco.sistema,
  )
  const novo = await c.novoLote({ veiId: rows[0]?.veiId ?? 0 })
  expect((await ver(lote(0).id)).relistado).toMatch(new RegExp(`/${novo.id}$`))
  expect((await ver(novo.id)).relistado).toBeNull()
  await situacao(novo.id, 'RETIRADO')
  expect((await ver(lote(0).id)).relistado).toBeNull()
})
