// Visits on a real database: exactly one of client and visitor, counted for the lot, never told person by person.
import { chegarAoSite } from '@martelo/contracts/visitas/chegar-ao-site.contract.ts'
import { estatisticaParaBusca } from '@martelo/contracts/visitas/estatistica-para-busca.contract.ts'
import { pageviewsDoLote } from '@martelo/contracts/visitas/pageviews-do-lote.contract.ts'
import { registrarVisita } from '@martelo/contracts/visitas/registrar-visita.contract.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { sql } from 'kysely'
import './chegar-ao-site.handler.ts'
import './estatistica-para-busca.handler.ts'
import './pageviews-do-lote.handler.ts'
import './registrar-visita.handler.ts'
import { ouvirVisita } from './visita-pelo-soquete.reaction.ts'

let c: Cenario
beforeAll(async () => {
  c = await criarCenario({ lotes: 2 })
})
afterAll(async () => {
  await c.servicos.busca.fechar()
  await c.fechar()
})

const lelUid = () => c.lotes[0]?.uid ?? ''
const visitar = (body: object, ctx = c.ctx(null)) => executarChamada(ctx, registrarVisita, { body })

test('a first visit gets an id, later ones keep it', async () => {
  const { valor } = await visitar({ url: '/leilao', lelUid: lelUid() })
  expect(valor.uid).toMatch(/^[0-9a-f-]{36}$/)
  const outra = await visitar({ url: '/', visitanteUid: valor.uid })
  expect(outra.valor.uid).toBe(valor.uid)
})

test('who is signed in is counted as a client, whatever the browser says', async () => {
  const cliente = c.clientes[0]
  const r = await visitar({ url: '/x', lelUid: lelUid(), visitanteUid: randomUUID() }, c.ctx(cliente ?? null))
  expect(r.valor.uid).toBeNull()
  const { cliId, visitanteUid } = await c.banco.sistema
    .selectFrom('visita')
    .select(['cliId', 'visitanteUid'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect([cliId, visitanteUid]).toEqual([cliente?.cliId, null])
})

test('page views and the statistics count them', async () => {
  const paginas = await executarChamada(c.ctx(null), pageviewsDoLote, { params: { uid: lelUid() } })
  expect(paginas.valor).toMatchObject({ lelUid: lelUid(), quantidade: 2 })
  const { valor } = await executarChamada(c.ctx(null), estatisticaParaBusca)
  expect(valor.visitados[0]).toMatchObject({ lelUid: lelUid(), quantidade: 2 })
  expect(valor.lances).toEqual([])
})

test('a lot of another hotsite is counted nowhere', async () => {
  await visitar({ url: '/', lelUid: lelUid() }, c.ctx(null, c.outroHotsite))
  const fora = await executarChamada(c.ctx(null, c.outroHotsite), pageviewsDoLote, {
    params: { uid: lelUid() },
  })
  expect(fora.status).toBe(404)
  const aqui = await executarChamada(c.ctx(null), pageviewsDoLote, { params: { uid: lelUid() } })
  expect(aqui.valor.quantidade).toBe(2)
})

test.each([[{}], [{ url: 'http://fora' }], [{ url: '/', lelUid: 'x' }], [{ url: `/${'a'.repeat(600)}` }]])(
  'refuses %j',
  async (body) => expect((await visitar(body)).status).toBe(400),
)

test('over the socket: exactly one of client and visitor, and no one speaks for another', async () => {
  const [cliente, outro] = c.clientes
  const contar = async () =>
    (await c.banco.sistema.selectFrom('visita').select('id').where('url', '=', '/soquete').execute()).length
  const dizer = (dados: object, quem = c.ctx(null)) =>
    ouvirVisita({ hotsite: quem.hotsite, sessao: quem.sessao }, { url: '/soquete', ...dados }, c.servicos)
  const visitanteUid = randomUUID()
  await dizer({ visitanteUid, lelUid: lelUid() })
  expect(await contar()).toBe(1)
  const comoCliente = c.ctx(cliente ?? null)
  await dizer({ clienteUid: cliente?.cliUid }, comoCliente)
  expect(await contar()).toBe(2)
  await dizer({})
  await dizer({ visitanteUid, clienteUid: cliente?.cliUid }, comoCliente)
  await dizer({ clienteUid: outro?.cliUid }, comoCliente)
  await dizer({ clienteUid: cliente?.cliUid })
  await dizer({ visitanteUid }, comoCliente)
  await dizer({ visitanteUid: 'x' })
  expect(await contar()).toBe(2)
})

describe('what is new since the last visit', () => {
  const chegar = (antes: number | null, ctx = c.ctx(null)) =>
    executarChamada(ctx, chegarAoSite, { body: { antes } })
  const [primeiro, segundo] = [() => c.lotes[0]?.id ?? 0, () => c.lotes[1]?.id ?? 0]
  const maior = () => Math.max(primeiro(), segundo())
  const menor = () => Math.min(primeiro(), segundo())

  test('for a visitor without an account, by what his browser kept', async () => {
    // The lots were written past the product: the search finds them with its next look.
    await expect
      .poll(async () => (await chegar(null)).valor)
      .toEqual({ desde: null, novos: 0, maior: maior() })
    expect((await chegar(menor())).valor).toEqual({ desde: menor(), novos: 1, maior: maior() })
    expect((await chegar(maior())).valor).toMatchObject({ novos: 0 })
    expect(await c.banco.sistema.selectFrom('ultimaVisita').selectAll().execute()).toEqual([])
  })
  test('for a client, by his account: the browser is believed once, and a visit ends with its pause', async () => {
    const ctx = () => c.ctx(c.clientes[0] ?? null)
    expect((await chegar(menor(), ctx())).valor).toMatchObject({ desde: menor(), novos: 1 })
    expect((await chegar(1, ctx())).valor).toMatchObject({ desde: menor() })
    await sql`update ultima_visita set vista_at = vista_at - interval '1 day'`.execute(c.banco.sistema)
    expect((await chegar(1, ctx())).valor).toMatchObject({ desde: maior(), novos: 0 })
    const guardadas = await c.banco.sistema.selectFrom('ultimaVisita').selectAll().execute()
    expect(guardadas).toMatchObject([
      { hotId: c.hotsite.id, cliId: c.clientes[0]?.cliId, antesLote: maior(), ultimoLote: maior() },
    ])
  })
  test('another house has its own lots', async () => {
    expect((await chegar(1, c.ctx(null, c.outroHotsite))).valor).toEqual({ desde: 1, novos: 0, maior: null })
  })
  test.each([0, -1, 1.5, 2 ** 40])('refuses a lot number %s', async (antes) => {
    expect((await chegar(antes)).status).toBe(400)
  })
})
