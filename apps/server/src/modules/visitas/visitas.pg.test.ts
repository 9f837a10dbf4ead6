// Visits on a real database: exactly one of client and visitor, counted for the lot, never told person by person.
import { estatisticaParaBusca } from '@martelo/contracts/visitas/estatistica-para-busca.contract.ts'
import { pageviewsDoLote } from '@martelo/contracts/visitas/pageviews-do-lote.contract.ts'
import { registrarVisita } from '@martelo/contracts/visitas/registrar-visita.contract.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import './estatistica-para-busca.handler.ts'
import './pageviews-do-lote.handler.ts'
import './registrar-visita.handler.ts'
import { ouvirVisita } from './visita-pelo-soquete.reaction.ts'

let c: Cenario
beforeAll(async () => {
  c = await criarCenario({ lotes: 2 })
})
afterAll(() => c.fechar())

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

test('over the socket: exactly one of client and visitor, and nobody speaks for another', async () => {
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
