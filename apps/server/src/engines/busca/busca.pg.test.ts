// The index against PostgreSQL on generated lots and requests: same ids in the same order, same totals, same facets.
import { LIMITES_DE_BUSCA, PedidoDeBusca } from '@martelo/contracts/lotes/busca.schemas.ts'
import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { vezes } from '../../../../../tests/noite.ts'
import { bancoDeTeste } from '../../../../../tests/pg/banco.ts'
import {
  abrirPool,
  criarHotsite,
  gravarProjecao,
} from '../../../../../tests/busca/amostra/gravar-projecao.ts'
import { lotesGerados } from '../../../../../tests/busca/amostra/lotes-gerados.ts'
import { pedidoDeVisitante, pedidoGerado } from '../../../../../tests/busca/amostra/pedidos-gerados.ts'
import { sortear } from '../../../../../tests/busca/amostra/sorteio-semeado.ts'
import { Indices } from './indices-por-hotsite.ts'
import { MotorPg } from './motor-pg.ts'
import { preparar } from './servico-de-busca.ts'
import { chaveDeOrdem } from './palavras-de-busca.ts'

const LOTES = 6000
const DO_OUTRO = 1500
const PEDIDOS = vezes(70, 1_000)

let banco: Awaited<ReturnType<typeof bancoDeTeste>>
let pool: Pool
let hotId: number
let outroHotId: number
const indices = new Indices()

beforeAll(async () => {
  banco = await bancoDeTeste()
  pool = abrirPool(banco.url, 4)
  hotId = await criarHotsite(pool, 'um')
  outroHotId = await criarHotsite(pool, 'outro')
  for (const docs of [
    ...lotesGerados(LOTES, 11, hotId),
    ...lotesGerados(DO_OUTRO, 12, outroHotId, LOTES + 1),
  ]) {
    await gravarProjecao(pool, docs)
    indices.aplicar(docs)
  }
  await pool.query('analyze busca_lote')
})
afterAll(async () => {
  await pool.end()
  await banco.fechar()
})

describe('the index and PostgreSQL agree', () => {
  test(`${PEDIDOS} random requests`, { timeout: 600_000 }, async () => {
    const motor = new MotorPg(pool)
    const c = sortear(4711)
    let comResultado = 0
    for (let i = 0; i < PEDIDOS; i++) {
      const pedido = c.chance(0.7) ? pedidoGerado(c, LOTES + DO_OUTRO) : pedidoDeVisitante(c)
      const quem = {
        hotId: c.chance(0.8) ? hotId : outroHotId,
        visao: c.chance(0.8) ? ('publica' as const) : ('interna' as const),
      }
      const q = await preparar(pool, quem, pedido)
      const [achados, possiveis] = await Promise.all([
        motor.buscar(quem.hotId, q),
        motor.possiveis(quem.hotId, q),
      ])
      expect(indices.buscar(quem.hotId, q), JSON.stringify({ quem, pedido })).toEqual(achados)
      expect(indices.possiveis(quem.hotId, q), JSON.stringify({ quem, pedido })).toEqual(possiveis)
      if (achados.total > 0) comResultado++
    }
    expect(comResultado).toBeGreaterThan(PEDIDOS / 2)
  })

  test('the deepest page that a request may ask', async () => {
    const pedido = PedidoDeBusca.parse({
      from: LOTES - 100,
      size: 1000,
      listaOrdenacao: [{ campo: 'comitente' }, { campo: 'valor', direcao: 'desc' }],
    })
    const q = await preparar(pool, { hotId, visao: 'interna' }, pedido)
    expect(indices.buscar(hotId, q)).toEqual(await new MotorPg(pool).buscar(hotId, q))
    expect(PedidoDeBusca.safeParse({ from: LIMITES_DE_BUSCA.profundidade, size: 1 }).success).toBe(false)
  })
})

test('words are sorted by the same key in both languages', async () => {
  const palavras = [
    '',
    'Ágil',
    'AÇO',
    'Ωmega',
    'Ørsted',
    'ǅ',
    'İstanbul',
    'Kelvin',
    'ﬁm',
    'São  Paulo',
    '10 mil',
    'z',
    'Ñandú',
    'e\u0301',
    '漢字',
    'ß',
    'Ÿ',
    "d'Oeste",
  ]
  const { rows } = await pool.query<{ chave: string }>(
    'select busca_chave(p) as chave from unnest($1::text[]) with ordinality x(p, n) order by n',
    [palavras],
  )
  expect(palavras.map(chaveDeOrdem)).toEqual(rows.map((r) => r.chave))
})
