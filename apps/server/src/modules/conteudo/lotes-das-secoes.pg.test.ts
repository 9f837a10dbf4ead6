// Which lots the sections of a page offer, and where "Ver todos" leads.
import { editarSessao } from '@martelo/contracts/conteudo/editar-sessao.contract.ts'
import { buscaElastic } from '@martelo/contracts/lotes/busca-elastic.contract.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cenario, criarCenario, type LoteDoCenario } from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { iniciarVitrineDeTeste } from '../../../../../tests/pg/motores-de-teste.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import { verTodos } from './lotes-das-secoes.ts'
import { paginasDeTeste } from './paginas.fixture.ts'

let c: Cenario
let t: ReturnType<typeof paginasDeTeste>
let parar: () => Promise<void>
let aberto: LoteDoCenario
let repasse: LoteDoCenario
let retirado: LoteDoCenario
let vendido: LoteDoCenario

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ lotes: 0, clientes: 0 })
  t = paginasDeTeste(c)
  parar = await iniciarVitrineDeTeste(c.servicos)
  aberto = await c.novoLote()
  repasse = await c.novoLote({ situacao: 'REPASSE', dataFim: null })
  retirado = await c.novoLote({ situacao: 'RETIRADO' })
  vendido = await c.novoLote({ situacao: 'AG_PAGAMENTO' })
  const todos = [aberto, repasse, retirado, vendido]
  for (const [n, l] of todos.entries())
    for (let i = 0; i <= n; i++)
      await c.banco.sistema
        .insertInto('visita')
        .values({ hotId: c.hotsite.id, url: '/', lelId: l.id, visitanteUid: crypto.randomUUID() })
        .execute()
  await c.servicos.busca.refrescar(todos.map((l) => l.id))
})
afterAll(async () => {
  await parar()
  await c.fechar()
})

const uids = (...lotes: LoteDoCenario[]) => lotes.map((l) => l.uid).sort()

describe('what a section offers can be opened', () => {
  test('the most visited are those on offer, whatever their end says', async () => {
    const { p } = await t.comSessao('LOTES_MAIS_VISITADOS')
    await t.publicar(p.uid)
    const [sessao] = (await t.ver(p.uri)).valor.sessoes
    expect(sessao?.dados.lotes?.map((l) => l.uid)).toEqual([repasse.uid, aberto.uid])
    expect(sessao?.dados.verTodos).toBeUndefined()
  })

  test("an auction's section shows what was sold, and not what was withdrawn", async () => {
    const { p, sesUid } = await t.comSessao('CARROSSEL_LOTES')
    await executarChamada(t.adm(), editarSessao, {
      params: { id: sesUid },
      body: { config: { leiUid: c.leilao.uid } },
    })
    await t.publicar(p.uid)
    const { dados } = (await t.ver(p.uri)).valor.sessoes[0] ?? {}
    expect(dados?.lotes?.map((l) => l.uid).sort()).toEqual(uids(aberto, repasse, vendido))
    expect(dados?.total).toBe(3)
  })

  test('nor does the list of what a browser has seen', async () => {
    const valores = [aberto, retirado, vendido].map((l) => l.uid)
    const r = await executarChamada(c.ctx(null), buscaElastic, {
      body: { requisicoesBusca: [{ tipo: 'lista', campo: 'lelUid', valores }] },
    })
    expect(r.valor.map((l) => l.uid).sort()).toEqual(uids(aberto, vendido))
  })
})

test.each([
  ['lotes', {}, '/leilao'],
  ['lotes', { estado: 'SP', ordem: 'dataFim' }, '/leilao?estado=SP&ordem=dataFim'],
  ['disputados', {}, '/leilao?ordem=-lances'],
  ['compreJa', {}, '/leilao?modo=COMPRE_JA'],
  ['visitados', {}, undefined],
  ['repasse', {}, undefined],
  ['sorteio', {}, undefined],
] as const)('"Ver todos" of %s %j is %s', (fonte, config, esperado) => {
  expect(verTodos(config, fonte)).toBe(esperado)
})
