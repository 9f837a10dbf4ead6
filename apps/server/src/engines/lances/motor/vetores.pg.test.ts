// What is written as an array of each type is what PostgreSQL reads.
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bancoDeTeste } from '../../../../../../tests/pg/banco.ts'
import { centavos, chave, hash, instante, json, logico, numero, texto, type Vetor } from './vetores.ts'

let banco: Awaited<ReturnType<typeof bancoDeTeste>>
let db: pg.Client
beforeAll(async () => {
  banco = await bancoDeTeste()
  db = new pg.Client({ connectionString: banco.url })
  await db.connect()
})
afterAll(async () => {
  await db.end()
  await banco.fechar()
})

/** The elements as the database prints them in JSON. */
const lidos = async <T>([, tipo, escrever]: Vetor<T>, itens: readonly T[]): Promise<unknown> => {
  const r = await db.query<{ v: unknown }>(`select to_json($1::${tipo}[]) as v`, [escrever(itens)])
  return r.rows[0]?.v
}
const de = <V>(v: V): V => v

test.each([
  ['int', numero<number | null>('v', de), [0, -1, 2_147_483_647, null, -2_147_483_648]],
  [
    'bigint',
    centavos<number | null>('v', de),
    [0, -1, null, 2 ** 32, -(2 ** 32) - 5, 2 ** 53 - 1, 1 - 2 ** 53],
  ],
  [
    'text',
    texto<string | null>('v', de),
    ['', 'NULL', null, '{"a", \\}', 'não 🚗', ' x ', "d'água", 'é'.repeat(40), 'x'.repeat(65)],
  ],
  ['boolean', logico<boolean | null>('v', de), [true, null, false]],
  ['uuid', chave<string | null>('v', de), ['0190f1e2-7c1a-7abc-8def-0123456789ab', null]],
  ['json', json<string | null>('v', de), ['{"a":["é",1]}', null, '"x"']],
])('%s, with nothing where there is nothing', async (tipo, vetor, valores) => {
  const espera = tipo === 'json' ? valores.map((v) => (v === null ? null : JSON.parse(v as string))) : valores
  expect(await lidos(vetor as Vetor<unknown>, valores)).toEqual(espera)
  expect(await lidos(vetor as Vetor<unknown>, [])).toEqual([])
})

test('hashes are bytes, instants are instants', async () => {
  const zeros = '00ff'.repeat(16)
  expect(await lidos(hash<string | null>('v', de), [zeros, null])).toEqual([`\\x${zeros}`, null])
  const instantes = [0, Date.UTC(2026, 10, 22, 17, 30, 0, 123), null, -1]
  const ditos = (await lidos(instante<number | null>('v', de), instantes)) as (string | null)[]
  expect(ditos.map((t) => (t === null ? null : Date.parse(t)))).toEqual(instantes)
})

test('an array longer than the sheet it is written on', async () => {
  const longos = Array.from({ length: 300 }, (_, i) => `${i} ${'é'.repeat(500)}`)
  expect(await lidos(texto<string>('v', de), longos)).toEqual(longos)
})

test.each([
  ['no number', numero<number>('v', de), Number.NaN],
  ['half a centavo', centavos<number>('v', de), 10.5],
  ['more than fits', numero<number>('v', de), 2 ** 31],
])('%s is refused before it is sent', (_, [, , escrever], v) => {
  expect(() => escrever([v])).toThrow(RangeError)
})

test.each(['0190f1e2-7c1a-7abc-8def-0123456789a', '0190f1e2-7c1a-7abc-8def-0123456789ag', ''])(
  'a key that is none (%s) is refused before it is sent',
  (v) => {
    expect(() => chave<string>('v', de)[2]([v])).toThrow(RangeError)
  },
)
