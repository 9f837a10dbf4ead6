// What the public may see of lots, on a real database: published ones only, of this hotsite only, and never the reserve.
import { buscaElastic } from '@martelo/contracts/lotes/busca-elastic.contract.ts'
import { buscaElasticInicial } from '@martelo/contracts/lotes/busca-elastic-inicial.contract.ts'
import { buscarDestaquesPaginaInicial } from '@martelo/contracts/lotes/buscar-destaques-pagina-inicial.contract.ts'
import { obterBuscaPossiveis } from '@martelo/contracts/lotes/obter-busca-possiveis.contract.ts'
import { publicoLote } from '@martelo/contracts/lotes/publico-lote.contract.ts'
import { semelhantes } from '@martelo/contracts/lotes/semelhantes.contract.ts'
import { interpretarBuscaDaCasa } from '@martelo/contracts/lotes/interpretar-busca.contract.ts'
import { sugestoesDeBusca } from '@martelo/contracts/lotes/sugestoes-de-busca.contract.ts'
import { lerCaminhoDoLote } from '@martelo/domain/lotes/caminho.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import './busca-elastic-inicial.handler.ts'
import './busca-elastic.handler.ts'
import './buscar-destaques-pagina-inicial.handler.ts'
import './obter-busca-possiveis.handler.ts'
import './publico-lote.handler.ts'
import './semelhantes.handler.ts'
import './interpretar-busca.handler.ts'
import './sugestoes-de-busca.handler.ts'

const RESERVA = 77_777_777
let c: Cenario
/** the kind "Gerador", of the category Equipamentos */
const GERADOR = 18
let rascunho: { id: number; uid: string }
let gerador: { id: number; uid: string }

beforeAll(async () => {
  c = await criarCenario({ lotes: 3, lote: { valorComitente: RESERVA } })
  rascunho = await c.novoLote({ situacao: 'CADASTRADO' })
  gerador = await c.novoLote({ tipoId: GERADOR })
  const busca = c.servicos.busca
  await busca.refrescar([...c.lotes, rascunho, gerador].map((l) => l.id))
  await busca.aguardarIndice()
})
afterAll(async () => {
  await c.servicos.busca.fechar()
  await c.fechar()
})

const buscar = (body: object = {}, quem = c.ctx(null)) => executarChamada(quem, buscaElastic, { body })

describe('the search as visitors get it', () => {
  test('answers cards in order with the total, without drafts', async () => {
    const ctx = c.ctx(null)
    const { valor } = await buscar({ size: 2 }, ctx)
    expect(valor).toHaveLength(2)
    expect((ctx as unknown as { saida: { total: number } }).saida.total).toBe(4)
    const todos = await buscar({
      requisicoesBusca: [{ tipo: 'exata', campo: 'leiUid', valor: c.leilao.uid }],
    })
    expect(todos.valor.map((l) => l.uid).sort()).toEqual([...c.lotes, gerador].map((l) => l.uid).sort())
  })
  test('a card leads to its page', async () => {
    const { valor } = await buscar({ size: 1 })
    const lido = lerCaminhoDoLote(valor[0]?.url ?? '')
    expect(Number(lido?.id)).toBe(valor[0]?.id)
  })
  test('a card names the yard that has a page, and none that has not', async () => {
    const patio = async () => (await buscar({ size: 1 })).valor[0]?.patio
    const mudar = (m: { nome?: string; ativo?: boolean }) =>
      c.banco.sistema.updateTable('patio').set(m).where('id', '=', c.patId).execute()
    expect(await patio()).toBe('Pátio Campinas')
    await mudar({ nome: 'Local Externo' })
    expect(await patio()).toBeNull()
    await mudar({ nome: 'Pátio Campinas', ativo: false })
    expect(await patio()).toBeNull()
    await mudar({ ativo: true })
  })
  test('who asks for nothing gets no equipment, and finds it by asking', async () => {
    const uids = (r: { valor: readonly { uid: string }[] }) => r.valor.map((l) => l.uid)
    expect(uids(await executarChamada(c.ctx(null), buscaElasticInicial))).not.toContain(gerador.uid)
    const categoria = { tipo: 'exata', campo: 'categoria', valor: 'Equipamentos' }
    expect(uids(await buscar({ requisicoesBusca: [categoria] }))).toEqual([gerador.uid])
  })
  test('another hotsite finds nothing', async () => {
    expect((await buscar({}, c.ctx(null, c.outroHotsite))).valor).toEqual([])
  })
  test.each([
    [{ size: 5000 }],
    [{ from: 9990, size: 30 }],
    [{ requisicoesBusca: [{ tipo: 'exata', campo: 'valorComitente', valor: 1 }] }],
    [{ requisicoesBusca: 'tudo' }],
  ])('refuses %j with 400', async (body) => expect((await buscar(body)).status).toBe(400))
})

test('typed words are read with the stock of the hotsite, never with another one', async () => {
  const ler = async (q: string, ctx = c.ctx(null)) =>
    (await executarChamada(ctx, interpretarBuscaDaCasa, { query: { q } })).valor.parametros
  const [primeiro] = (await buscar({ size: 1 })).valor
  const cidade = primeiro?.cidade ?? ''
  expect(cidade).not.toBe('')
  expect(await ler(`${cidade} até 10 mil`)).toEqual([
    { nome: 'cidade', valor: cidade },
    { nome: 'valorAte', valor: '10000' },
  ])
  expect(await ler(cidade, c.ctx(null, c.outroHotsite))).toEqual([{ nome: 'q', valor: cidade }])
})

describe('one lot', () => {
  test('is found by id and by uid, and the draft by neither', async () => {
    const [lote] = c.lotes
    for (const id of [lote?.id, lote?.uid]) {
      const r = await executarChamada(c.ctx(null), publicoLote, { params: { id } })
      expect(r.valor.uid).toBe(lote?.uid)
    }
    for (const id of [rascunho.id, rascunho.uid, 999_999]) {
      const r = await executarChamada(c.ctx(null), publicoLote, { params: { id } })
      expect(r.erro?.error).toBe('NAO_ENCONTRADO')
    }
  })
  test('leads to the ones before and after it, past what has no page', async () => {
    const vizinhos = async (id: number | undefined) =>
      (await executarChamada(c.ctx(null), publicoLote, { params: { id } })).valor.vizinhos
    const [primeiro, segundo, terceiro] = c.lotes
    // The draft stands between the third lot and the generator.
    expect((await vizinhos(primeiro?.id)).anterior).toBeNull()
    expect((await vizinhos(primeiro?.id)).proximo?.url).toMatch(new RegExp(`/${segundo?.id}$`))
    expect((await vizinhos(terceiro?.id)).anterior?.url).toMatch(new RegExp(`/${segundo?.id}$`))
    expect((await vizinhos(terceiro?.id)).proximo?.url).toMatch(new RegExp(`/${gerador.id}$`))
    const ultimo = await vizinhos(gerador.id)
    expect([ultimo.anterior?.url.split('/').at(-1), ultimo.proximo]).toEqual([String(terceiro?.id), null])
  })
  test('of another hotsite does not exist', async () => {
    const r = await executarChamada(c.ctx(null, c.outroHotsite), publicoLote, {
      params: { id: c.lotes[0]?.id },
    })
    expect(r.status).toBe(404)
  })
})

describe('lots like a lot', () => {
  const parecidos = async (id: number | undefined, ctx = c.ctx(null)) =>
    (await executarChamada(ctx, semelhantes, { params: { id } })).valor.map((l) => l.uid).sort()
  test('are open, of its category, and never itself', async () => {
    const [primeiro, ...outros] = c.lotes
    expect(await parecidos(primeiro?.id)).toEqual(outros.map((l) => l.uid).sort())
    expect(await parecidos(gerador.id)).toEqual([])
  })
  test('a draft, and a lot of another hotsite, are like none', async () => {
    expect(await parecidos(rascunho.id)).toEqual([])
    expect(await parecidos(c.lotes[0]?.id, c.ctx(null, c.outroHotsite))).toEqual([])
  })
})

test('the reserve is in no public answer, under no name', async () => {
  const clientes = [c.ctx(null), c.ctx(c.clientes[0] ?? null)]
  for (const ctx of clientes) {
    const respostas = await Promise.all([
      executarChamada(ctx, buscaElastic, { body: {} }),
      executarChamada(ctx, publicoLote, { params: { id: c.lotes[0]?.id } }),
      executarChamada(ctx, buscarDestaquesPaginaInicial),
      executarChamada(ctx, obterBuscaPossiveis, { body: {} }),
      executarChamada(ctx, semelhantes, { params: { id: c.lotes[0]?.id } }),
      executarChamada(ctx, sugestoesDeBusca, { query: { q: 'a' } }),
    ])
    for (const r of respostas) {
      expect(r.status).toBe(200)
      const texto = JSON.stringify(r.valor)
      expect(texto).not.toContain(String(RESERVA))
      expect(texto).not.toMatch(/valorComitente|valor_comitente/)
    }
  }
})

test('a site that shows lots to signed-in people only refuses visitors', async () => {
  const fechado = { ...c.hotsite, necessarioLoginParaVisualizar: true }
  const params = { id: c.lotes[0]?.id }
  expect((await executarChamada(c.ctx(null, fechado), publicoLote, { params })).erro?.error).toBe(
    'LOGIN_NECESSARIO',
  )
  expect((await buscar({}, c.ctx(null, fechado))).status).toBe(401)
  expect((await executarChamada(c.ctx(null, fechado), semelhantes, { params })).status).toBe(401)
  expect((await executarChamada(c.ctx(c.clientes[0] ?? null, fechado), publicoLote, { params })).status).toBe(
    200,
  )
})
