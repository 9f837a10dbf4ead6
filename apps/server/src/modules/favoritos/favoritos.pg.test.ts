// Favourites on a real database: once each, the newest lot of each vehicle, the client's own only, and removed
// idempotently.
import { adicionarFavorito } from '@martelo/contracts/favoritos/adicionar-favorito.contract.ts'
import { buscarFavoritos } from '@martelo/contracts/favoritos/buscar-favoritos.contract.ts'
import { favoritos } from '@martelo/contracts/favoritos/favoritos.contract.ts'
import { favoritosCompleto } from '@martelo/contracts/favoritos/favoritos-completo.contract.ts'
import { removerFavorito } from '@martelo/contracts/favoritos/remover-favorito.contract.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import './adicionar-favorito.handler.ts'
import './buscar-favoritos.handler.ts'
import './favoritos-completo.handler.ts'
import './favoritos.handler.ts'
import './remover-favorito.handler.ts'

let c: Cenario
let veiUid: string

beforeAll(async () => {
  c = await criarCenario({ lotes: 2, clientes: 2 })
  const { uid } = await c.banco.sistema
    .selectFrom('veiculo as v')
    .innerJoin('lote as l', 'l.veiId', 'v.id')
    .select('v.uid')
    .where('l.uid', '=', c.lotes[0]?.uid ?? '')
    .executeTakeFirstOrThrow()
  veiUid = uid
})
afterAll(() => c.fechar())

const eu = () => c.ctx(c.clientes[0] ?? null)

test('a vehicle becomes a favourite once, and says so the second time', async () => {
  const primeira = await executarChamada(eu(), adicionarFavorito, { body: { veiUid } })
  expect(primeira.valor.veiUid).toBe(veiUid)
  const segunda = await executarChamada(eu(), adicionarFavorito, { body: { veiUid } })
  expect(segunda.erro).toMatchObject({ error: 'FAVORITO_JA_EXISTENTE', message: 'Favorito já existente' })
  expect(segunda.status).toBe(409)
})

test('the lists show it to its owner only', async () => {
  expect((await executarChamada(eu(), favoritos)).valor.map((f) => f.veiUid)).toEqual([veiUid])
  for (const contrato of [favoritosCompleto, buscarFavoritos] as const) {
    const { valor } = await executarChamada(eu(), contrato)
    expect(valor.map((l) => l.uid)).toEqual([c.lotes[0]?.uid])
  }
  expect((await executarChamada(c.ctx(c.clientes[1] ?? null), favoritos)).valor).toEqual([])
})

test('an unknown vehicle and one of another hotsite are refused alike', async () => {
  const nenhum = await executarChamada(eu(), adicionarFavorito, { body: { veiUid: randomUUID() } })
  const alheio = await executarChamada(c.ctx(c.forasteiro, c.outroHotsite), adicionarFavorito, {
    body: { veiUid },
  })
  expect([nenhum.erro?.error, alheio.erro?.error]).toEqual(['NAO_ENCONTRADO', 'NAO_ENCONTRADO'])
})

test('visitors and staff have no favourites', async () => {
  expect((await executarChamada(c.ctx(null), favoritos)).status).toBe(401)
  expect((await executarChamada(c.ctx(c.equipe), favoritos)).status).toBe(403)
})

test('it goes with its message; idempotent', async () => {
  for (let vez = 0; vez < 2; vez++) {
    const r = await executarChamada(eu(), removerFavorito, { params: { veiUid } })
    expect(r.valor.message).toBe('Removido com sucesso')
  }
  expect((await executarChamada(eu(), favoritos)).valor).toEqual([])
})
