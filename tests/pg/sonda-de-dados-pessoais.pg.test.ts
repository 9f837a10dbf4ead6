/**
 * A probe, not a test of one call: a client with a document, an e-mail, a telephone and a street that stand nowhere else, with a
 * bid, a purchase and a paper; then every reading call of the product, with every record's name tried as its parameter, by
 * everyone who is not to know them. It asks no rule of the product what should be masked.
 */
import { ehPapelDeCliente, PAPEIS, PAPEIS_INTERNOS } from '@martelo/contracts/core/permissions.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Ctx } from '../../apps/server/src/core/http/contexto.ts'
import { executar } from '../../apps/server/src/core/http/executar.ts'
import { type Tratador, tratadores } from '../../apps/server/src/core/http/handle.ts'
import { carregarModulos } from '../../apps/server/src/processes/carregar-modulos.ts'
import { type Cenario, criarCenario, type Pessoa } from './cenario.ts'
import { iniciarPartesDeTeste } from './partes-de-teste.ts'
import { bater, venderLote } from './venda-de-teste.ts'

const MARCAS = {
  documento: /529\.?982\.?247-?25/,
  email: /sonda\.alvo@segredo\.exemplo/,
  telefone: /9\s?8123-?4567/,
  rua: /Travessa da Sonda/,
}
/** What a record may be called by in an address. */
const DONAS = ['cliente', 'usuario', 'lote', 'leilao', 'venda_item', 'veiculo', 'comitente', 'patio'] as const

let c: Cenario
let parar: () => Promise<void>
let leituras: readonly Tratador[]
let nomes: readonly { readonly id: string; readonly uid: string }[]

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 2, lotes: 1 })
  parar = await iniciarPartesDeTeste(c.servicos)
  const [alvo] = c.clientes
  if (alvo === undefined) throw new Error('a client')
  const db = c.banco.sistema
  await sql`update cliente set cpf = '52998224725', email = 'sonda.alvo@segredo.exemplo', telefone1 = '+5511981234567' where id = ${alvo.cliId}`.execute(
    db,
  )
  await sql`update usuario set email = 'sonda.alvo@segredo.exemplo' where id = ${alvo.usuId}`.execute(db)
  await sql`update endereco set logradouro = 'Travessa da Sonda' where cli_id = ${alvo.cliId}`.execute(db)
  const vnd = await venderLote(c, await bater(c, alvo, 12_000_00))
  const achados: { id: string; uid: string }[] = [{ id: String(vnd), uid: String(vnd) }]
  for (const t of DONAS) {
    const { rows } = await sql<{
      id: string
      uid: string
    }>`select id::text as id, uid::text as uid from ${sql.table(t)}
      where hot_id = ${c.hotsite.id} order by id`.execute(db)
    const doAlvo = t === 'cliente' ? alvo.cliId : t === 'usuario' ? alvo.usuId : null
    const l = rows.find((r) => r.id === String(doAlvo)) ?? rows.at(-1)
    if (l) achados.push(l)
  }
  nomes = achados
  leituras = [...tratadores.values()].filter((t) => t.contract.method === 'GET')
})
afterAll(async () => {
  await parar()
  await c.fechar()
})

/** What leaks where: `GET /v1/x documento`. */
async function sondar(ctx: () => Ctx): Promise<{ achados: string[]; respondidas: number }> {
  const achados = new Set<string>()
  let respondidas = 0
  for (const t of leituras) {
    const params = [...t.contract.path.matchAll(/:(\w+)/g)].map((m) => m[1] ?? '')
    for (const n of params.length === 0 ? nomes.slice(0, 1) : nomes) {
      const nome = (p: string) => (/^id$|Id$/.test(p) ? n.id : p === 'entidade' ? 'cliente' : n.uid)
      const entrada = { params: Object.fromEntries(params.map((p) => [p, nome(p)])), query: {}, body: {} }
      const r = await executar(t, ctx(), entrada, false)
      if (!r.ok || !('valor' in r)) continue
      respondidas += 1
      const texto = JSON.stringify(r.valor) ?? ''
      for (const [qual, marca] of Object.entries(MARCAS))
        if (marca.test(texto)) achados.add(`${t.contract.key} ${qual}`)
    }
  }
  return { achados: [...achados].sort(), respondidas }
}

test('the probe sees: who may know everything is told all four', async () => {
  const { achados, respondidas } = await sondar(() => c.ctx({ ...c.equipe, papeis: ['ADM'] }))
  expect(respondidas).toBeGreaterThan(150)
  for (const qual of Object.keys(MARCAS))
    expect(
      achados.some((a) => a.endsWith(qual)),
      qual,
    ).toBe(true)
}, 120_000)

test('a visitor, another client and another house are told nothing', async () => {
  const outro = c.clientes[1] as Pessoa
  const deFora: Pessoa = { ...c.equipe, hotId: c.outroHotsite.id, papeis: [...PAPEIS] }
  expect((await sondar(() => c.ctx(null))).achados).toEqual([])
  expect((await sondar(() => c.ctx(outro))).achados).toEqual([])
  expect((await sondar(() => c.ctx(deFora, c.outroHotsite))).achados).toEqual([])
}, 180_000)

test('staff without the right to a client’s data are told nothing by any reading call', async () => {
  const vistos: Record<string, string[]> = {}
  for (const papel of PAPEIS_INTERNOS) {
    if (['ADM', 'SAC', 'GerenteSAC'].includes(papel) || ehPapelDeCliente(papel)) continue
    const { achados } = await sondar(() => c.ctx({ ...c.equipe, papeis: [papel] }))
    if (achados.length > 0) vistos[papel] = achados
  }
  expect(vistos).toEqual({})
}, 240_000)
