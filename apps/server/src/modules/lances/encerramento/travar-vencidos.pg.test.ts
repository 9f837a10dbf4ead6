// Two places say which lots the clock may close: the query that finds them beforehand, and the function that holds them
// in the instant of their end. They must say the same.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, criarCenario, type LoteDoCenario } from '../../../../../../tests/pg/cenario.ts'
import type { Tx } from '../../../core/database/database.ts'
import { lotesAEncerrar } from './encerrar-vencidos.sql.ts'
import { bater } from './queda.ts'

let c: Cenario
let lotes: [LoteDoCenario, LoteDoCenario]

beforeAll(async () => {
  c = await criarCenario({ clientes: 1 })
  await bater(c.banco.sistema)
  const dataFim = new Date(Date.now() - 1000)
  lotes = [await c.novoLote({ dataFim }), await c.novoLote({ dataFim })]
})
afterAll(() => c.fechar())

class Desfazer extends Error {}

/** What both say after `mudanca`, which is undone. */
async function ambos(
  mudanca: (tx: Tx) => Promise<unknown>,
): Promise<{ achados: number[]; travados: number[] }> {
  const saida = { achados: [] as number[], travados: [] as number[] }
  await c.banco.sistema
    .transaction()
    .execute(async (tx) => {
      await mudanca(tx)
      saida.achados = (await lotesAEncerrar(tx, 0)).map((l) => l.id).toSorted((a, b) => a - b)
      const r = await sql<{ lelId: number }>`
        select lel_id from travar_vencidos(${lotes.map((l) => l.id)}::int[], interval '1 hour')`.execute(tx)
      saida.travados = r.rows.map((l) => l.lelId).toSorted((a, b) => a - b)
      throw new Desfazer()
    })
    .catch((e: unknown) => {
      if (!(e instanceof Desfazer)) throw e
    })
  return saida
}

const [LOTE, LEILAO] = [
  (mudar: string) => (tx: Tx) => sql`update lote set ${sql.raw(mudar)} where id = ${lotes[0].id}`.execute(tx),
  (mudar: string) => (tx: Tx) =>
    sql`update leilao set ${sql.raw(mudar)} where id = (select lei_id from lote where id = ${lotes[0].id})`.execute(
      tx,
    ),
]

test.each<[string, (tx: Tx) => Promise<unknown>, number]>([
  ['ended and open', () => Promise.resolve(), 2],
  ['one ends later', LOTE("data_fim = clock_timestamp() + interval '1 hour'"), 1],
  ['one has no end', LOTE('data_fim = null'), 1],
  ['one is ended by hand', LOTE('finalizacao_manual = true'), 1],
  ['one is out of the auction', LOTE("situacao = 'RETIRADO'"), 1],
  ['the auction pauses', LEILAO('pausado_at = clock_timestamp()'), 0],
  ['the auction is cried in a hall', LEILAO("modalidade = 'PRESENCIAL'"), 0],
  ['the auction is over', LEILAO("situacao = 'EXECUTADO'"), 0],
])('%s', async (_, mudanca, quantos) => {
  const { achados, travados } = await ambos(mudanca)
  expect(travados).toEqual(achados)
  expect(achados).toHaveLength(quantos)
})

test('without a heartbeat nobody is held, whatever has ended', async () => {
  const { travados } = await ambos((tx) =>
    sql`update batimento set quando = quando - interval '2 hours'`.execute(tx),
  )
  expect(travados).toEqual([])
})
