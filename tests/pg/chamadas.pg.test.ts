/**
 * Every call of the API, tried as strangers try it: without a session, with each role, with another hotsite's people,
 * and with bodies that are wrong in every way. Never a 500, never a door that the table of permissions does not open,
 * and never the reserve price towards a person who may not see it.
 */
import { randomUUID } from 'node:crypto'
import { ehPapelDeCliente, PAPEIS, PERMISSOES, permite } from '@martelo/contracts/core/permissions.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Ctx } from '../../apps/server/src/core/http/contexto.ts'
import { executar } from '../../apps/server/src/core/http/executar.ts'
import { type Tratador, tratadores } from '../../apps/server/src/core/http/handle.ts'
import { carregarModulos } from '../../apps/server/src/processes/carregar-modulos.ts'
import { sorteDe, um, valorDe } from '../../tools/nightly/valores.ts'
import { vezes } from '../noite.ts'
import { lerChamadas } from '../../tools/quality/calls.ts'
import { iniciarPartesDeTeste } from './partes-de-teste.ts'
import { type Cenario, criarCenario, type Pessoa } from './cenario.ts'

let c: Cenario
let parar: () => Promise<void>
let todos: readonly Tratador[]

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ lote: { valorComitente: 4_321_000 } })
  parar = await iniciarPartesDeTeste(c.servicos)
  todos = [...tratadores.values()]
})
afterAll(async () => {
  await parar()
  await c.fechar()
})

interface Tentativa {
  readonly status: number
  readonly falhas: readonly unknown[]
  readonly valor: unknown
}

async function tentar(
  t: Tratador,
  base: Ctx,
  entrada: { params?: unknown; query?: unknown; body?: unknown },
): Promise<Tentativa> {
  const falhas: unknown[] = []
  const log = Object.assign(Object.create(base.log) as Ctx['log'], {
    error: (o: { err?: unknown }) => falhas.push(o.err ?? o),
  })
  const r = await executar(
    t,
    { ...base, log },
    { params: entrada.params ?? {}, query: entrada.query ?? {}, body: entrada.body ?? {} },
    false,
  )
  return { status: r.ok ? 200 : r.erro.statusCode, falhas, valor: r.ok && 'valor' in r ? r.valor : null }
}

/** Parameters that exist where the name says what they are, so that handlers get past their first line. */
function parametros(t: Tratador): Record<string, string> {
  const uid = c.lotes[0]?.uid ?? randomUUID()
  const conhecidos: Record<string, string> = {
    lelUid: uid,
    lote: uid,
    leiUid: c.leilao.uid,
    leilaoUid: c.leilao.uid,
    entidade: 'lote',
    id: '1',
    uid,
  }
  const nomes = [...t.contract.path.matchAll(/:(\w+)/g)].map((m) => m[1] ?? '')
  return Object.fromEntries(nomes.map((n) => [n, conhecidos[n] ?? randomUUID()]))
}

const comPapel = (papel: string): Pessoa =>
  ehPapelDeCliente(papel)
    ? { ...(c.clientes[0] as Pessoa), papeis: [papel] }
    : { ...c.equipe, papeis: [papel] }

/** Bodies that are wrong: by kind, by size, by depth, and each field of the schema with values it does not expect. */
function corposErrados(t: Tratador): unknown[] {
  const esquema = z.toJSONSchema(t.contract.body, { io: 'input', unrepresentable: 'any' }) as {
    properties?: Record<string, unknown>
  }
  const campos = Object.keys(esquema.properties ?? {})
  const todosCom = (v: unknown) => Object.fromEntries(campos.map((k) => [k, v]))
  let fundo: unknown = 1
  for (let i = 0; i < 200; i++) fundo = { a: fundo }
  const ruins = [
    null,
    -1,
    1e308,
    Number.NaN,
    'x',
    'x'.repeat(50_000),
    '\u0000',
    true,
    [],
    [[[]]],
    {},
    fundo,
    '2026-99-99',
    randomUUID(),
  ]
  return [
    null,
    [],
    'texto',
    12,
    fundo,
    ...ruins.map(todosCom),
    { __proto__: null, constructor: { prototype: 1 } },
  ]
}

function chavesFundas(v: unknown, achadas = new Set<string>()): Set<string> {
  if (Array.isArray(v)) for (const x of v) chavesFundas(x, achadas)
  else if (typeof v === 'object' && v !== null)
    for (const [k, x] of Object.entries(v)) {
      achadas.add(k)
      chavesFundas(x, achadas)
    }
  return achadas
}

test('every call of the contracts is tried, and none takes a body without an end', () => {
  expect(todos.length).toBeGreaterThan(60)
  expect(todos).toHaveLength(lerChamadas().length)
  for (const { contract } of todos) {
    // A whole table that the staff takes out as a sheet is the largest.
    const megas = PERMISSOES[contract.permission] === 'todos' ? 1 : 8
    expect(contract.maxBody, contract.key).toBeLessThanOrEqual(megas * 1024 * 1024)
  }
})

describe('permissions', () => {
  test('without a session only public calls get past the door', async () => {
    for (const t of todos) {
      if (PERMISSOES[t.contract.permission] === 'todos') continue
      const r = await tentar(t, c.ctx(null), { params: parametros(t) })
      expect(r.status, t.contract.key).toBe(401)
    }
  })

  test('a role that the permission does not name is refused', async () => {
    for (const t of todos)
      for (const papel of PAPEIS) {
        if (permite(t.contract.permission, { papeis: [papel] })) continue
        const r = await tentar(t, c.ctx(comPapel(papel)), { params: parametros(t) })
        expect(r.status, `${t.contract.key} as ${papel}`).toBe(403)
      }
  })
})

describe('faults', () => {
  test('no role and no body makes a call fail', async () => {
    const respostas = new Map<number, number>()
    for (const t of todos) {
      const papel = PAPEIS.find((p) => permite(t.contract.permission, { papeis: [p] })) ?? 'ADM'
      const ctx = PERMISSOES[t.contract.permission] === 'todos' ? c.ctx(null) : c.ctx(comPapel(papel))
      const params = parametros(t)
      for (const body of corposErrados(t)) {
        const r = await tentar(t, ctx, { params, body })
        expect(r.falhas, `${t.contract.key} with ${JSON.stringify(body)?.slice(0, 120)}`).toEqual([])
        expect(r.status, t.contract.key).not.toBe(500)
        respostas.set(r.status, (respostas.get(r.status) ?? 0) + 1)
      }
      for (const ruim of ['\u0000', '../../etc', 'x'.repeat(5000), '-1', "' or 1=1"]) {
        const alheios = Object.fromEntries(Object.keys(params).map((k) => [k, ruim]))
        const r = await tentar(t, ctx, {
          params: alheios,
          query: { busca: ruim, pagina: ruim, ordenar: ruim },
        })
        expect(r.falhas, `${t.contract.key} with parameter ${JSON.stringify(ruim.slice(0, 20))}`).toEqual([])
      }
    }
    await semear(respostas)
    // The attempts got past the schemas too: some were answered, some refused by handlers.
    expect(respostas.get(200) ?? 0).toBeGreaterThan(20)
    expect(respostas.get(400) ?? 0).toBeGreaterThan(100)
    expect((respostas.get(404) ?? 0) + (respostas.get(409) ?? 0)).toBeGreaterThan(20)
    // Every call with every wrong body: it grows with the product.
  }, 180_000)
})

/** A share of what `npm run nightly` sends, another one in each run; the seed stands in the message. */
async function semear(respostas: Map<number, number>): Promise<void> {
  const semente = Number(process.env.SEMENTE ?? Math.floor(Date.now() / 1000))
  const s = sorteDe(semente)
  const vistos = { uids: [c.leilao.uid, ...c.lotes.map((l) => l.uid)], numeros: [1, 2, c.leilao.id] }
  const papeis = [null, 'ADM', 'Leilão', 'Clientes']
  for (let i = 0; i < vezes(1500, 30_000); i++) {
    const t = um(s, todos)
    const papel = um(s, papeis)
    const parte = (n: 'params' | 'query' | 'body') =>
      valorDe(
        z.toJSONSchema(t.contract[n], { io: 'input', unrepresentable: 'any' }),
        s,
        vistos,
        um(s, [0, 0.1, 0.6]),
      )
    const entrada = {
      params: { ...parametros(t), ...(s() < 0.5 ? (parte('params') as object) : {}) },
      query: parte('query'),
      body: parte('body'),
    }
    const r = await tentar(t, papel === null ? c.ctx(null) : c.ctx(comPapel(papel)), entrada)
    const dito = `SEMENTE=${semente} ${t.contract.key} as ${papel} with ${JSON.stringify(entrada).slice(0, 1000)}`
    expect(r.falhas, dito).toEqual([])
    respostas.set(r.status, (respostas.get(r.status) ?? 0) + 1)
  }
}

describe('what no caller may see', () => {
  test('no answer to a visitor or client carries the reserve price', async () => {
    for (const t of todos) {
      if (t.contract.method !== 'GET' && !t.contract.path.includes('busca')) continue
      for (const quem of [null, c.clientes[0] ?? null]) {
        const r = await tentar(t, c.ctx(quem), {
          params: parametros(t),
          body: { from: 0, size: 10, requisicoesBusca: [], listaOrdenacao: [] },
        })
        if (r.status !== 200) continue
        expect([...chavesFundas(r.valor)], t.contract.key).not.toContain('valorComitente')
        expect(JSON.stringify(r.valor) ?? '', t.contract.key).not.toContain('4321000')
      }
    }
  })

  test("another hotsite's staff sees nothing of this auction", async () => {
    const deFora: Pessoa = { ...c.equipe, hotId: c.outroHotsite.id, papeis: [...PAPEIS] }
    for (const t of todos) {
      if (t.contract.method !== 'GET') continue
      const r = await tentar(t, c.ctx(deFora, c.outroHotsite), { params: parametros(t) })
      if (r.status !== 200) continue
      const texto = JSON.stringify(r.valor) ?? ''
      for (const uid of [c.leilao.uid, c.lotes[0]?.uid ?? '', c.clientes[0]?.cliUid ?? ''])
        if (!Object.values(parametros(t)).includes(uid)) expect(texto, t.contract.key).not.toContain(uid)
    }
  })
  test("another hotsite's staff changes nothing here, whatever it names", async () => {
    const deFora: Pessoa = { ...c.equipe, hotId: c.outroHotsite.id, papeis: [...PAPEIS] }
    const antes = await retratoDoHotsite()
    for (const t of todos) {
      if (t.contract.method === 'GET') continue
      const params = parametros(t)
      for (const body of [{}, { versao: 1, ativo: false, visto: true, motivo: 'x', ...params }])
        await tentar(t, c.ctx(deFora, c.outroHotsite), { params, body })
    }
    expect(await retratoDoHotsite()).toEqual(antes)
  }, 60_000)
})

/** Every row of this hotsite, in each table that has one. */
async function retratoDoHotsite(): Promise<Record<string, string>> {
  const tabelas = await sql<{ nome: string }>`
    select c.relname as nome from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'hot_id' and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`.execute(c.banco.sistema)
  const retrato: Record<string, string> = {}
  for (const { nome } of tabelas.rows) {
    const r = await sql<{ resumo: string }>`
      select count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) as resumo
      from ${sql.table(nome)} t where hot_id = ${c.hotsite.id}`.execute(c.banco.sistema)
    retrato[nome] = r.rows[0]?.resumo ?? ''
  }
  return retrato
}
