// Two places say which lots the clock may close: the query that finds them beforehand, and the function that notes their
// end in the instant in which it comes. They must say the same. And what an end that is noted, but not yet written, means
// to everyone else.
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
): Promise<{ achados: number[]; travados: number[]; naOrdem: number[]; presos: number[] }> {
  const saida = {
    achados: [] as number[],
    travados: [] as number[],
    naOrdem: [] as number[],
    presos: [] as number[],
  }
  await c.banco.sistema
    .transaction()
    .execute(async (tx) => {
      await mudanca(tx)
      saida.achados = (await lotesAEncerrar(tx, 0)).map((l) => l.id).toSorted((a, b) => a - b)
      const r = await sql<{ lelId: number; deQuem: string }>`
        select * from marcar_vencidos(${lotes.map((l) => l.id)}::int[], interval '1 hour')`.execute(tx)
      saida.naOrdem = r.rows.flatMap((l) => (l.deQuem === 'meu' ? [l.lelId] : []))
      saida.presos = r.rows.flatMap((l) => (l.deQuem === 'preso' ? [l.lelId] : []))
      saida.travados = saida.naOrdem.toSorted((a, b) => a - b)
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

test('without a heartbeat no lot is locked, whatever has ended', async () => {
  const { travados } = await ambos((tx) =>
    sql`update batimento set quando = quando - interval '2 hours'`.execute(tx),
  )
  expect(travados).toEqual([])
})

/** Runs `fn` while another transaction locks the first lot; it unlocks when `fn` says so, at the latest after it. */
async function comOPrimeiroPreso<T>(fn: (soltar: () => Promise<unknown>) => Promise<T>): Promise<T> {
  const outra = await c.banco.poolSistema.connect()
  try {
    await outra.query('begin')
    await outra.query('select from lote where id = $1 for no key update', [lotes[0].id])
    return await fn(() => outra.query('commit'))
  } finally {
    await outra.query('rollback')
    outra.release()
  }
}

test('a lot that a bid locks for some moments more is noted by the same call, later than the others', async () => {
  const [a, b] = lotes.map((l) => l.id)
  const uma = (): Promise<number[]> =>
    comOPrimeiroPreso(async (soltar) => {
      const travados = ambos(() => new Promise((ok) => setTimeout(ok, 5)))
      setTimeout(() => void soltar(), 8)
      return (await travados).naOrdem
    })
  // When exactly the bid unlocks is the machine's to say: before the call, during it, or after it.
  const vistos = new Set<string>()
  for (let i = 0; i < 60 && !vistos.has(`${b},${a}`); i++) vistos.add((await uma()).join())
  expect([...vistos]).toContain(`${b},${a}`)
})

test('a lot that stays locked is reported as such, and the others do not wait for it', async () => {
  const { travados, presos } = await comOPrimeiroPreso(() => ambos(() => Promise.resolve()))
  expect(travados).toEqual([lotes[1].id])
  expect(presos).toEqual([lotes[0].id])
})
