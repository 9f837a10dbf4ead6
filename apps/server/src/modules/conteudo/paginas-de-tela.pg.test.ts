// Pages that have a screen of their own, and the rules of the site: the house edits them like the others.
import { cadastrar } from '@martelo/contracts/clientes/cadastrar.contract.ts'
import { criarPagina } from '@martelo/contracts/conteudo/criar-pagina.contract.ts'
import { apagarSessao } from '@martelo/contracts/conteudo/apagar-sessao.contract.ts'
import { editarPagina } from '@martelo/contracts/conteudo/editar-pagina.contract.ts'
import { TIPOS_DE_PAGINA } from '@martelo/domain/conteudo/paginas.ts'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { iniciarVitrineDeTeste } from '../../../../../tests/pg/motores-de-teste.ts'
import { PASTA_DE_MIGRACOES } from '../../core/database/migrate.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import { paginasDeTeste } from './paginas.fixture.ts'

let c: Cenario
let t: ReturnType<typeof paginasDeTeste>
let parar: () => Promise<void>

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ lotes: 1, clientes: 1 })
  t = paginasDeTeste(c)
  parar = await iniciarVitrineDeTeste(c.servicos)
})
afterAll(async () => {
  await parar()
  await c.fechar()
})

const abrir = async (modelo: number) =>
  (await executarChamada(t.adm(), criarPagina, { body: { modelo } })).valor

describe.each(TIPOS_DE_PAGINA.filter((p) => !p.porSessoes).map((p) => [p.uri, p.numero] as const))(
  'page %s',
  (uri, numero) => {
    test('begins with the product’s head, and answers the house’s words and sections when they are published', async () => {
      const padrao = (await t.ver(uri)).valor
      const p = await abrir(numero)
      expect(p).toMatchObject({ tituloPagina: padrao.tituloPagina, descricaoPagina: padrao.descricaoPagina })
      await t.comItem('TEXTO', p)
      await executarChamada(t.adm(), editarPagina, {
        params: { id: p.uid },
        body: { tituloPagina: 'Da casa', keywords: 'leilão, carros', container: false },
      })
      await t.publicar(p.uid)
      expect((await t.ver(uri)).valor).toMatchObject({
        tituloPagina: 'Da casa',
        keywords: 'leilão, carros',
        container: false,
        sessoes: [{ elemento: 'TEXTO' }],
      })
    })
  },
)

test('the rules of the product go when the house takes them out', async () => {
  const antes = (await t.ver('/regulamento')).valor
  expect(antes.sessoes[0]?.itens[0]?.titulo).toBe('Quem pode participar')
  const p = await abrir(6)
  expect(p.descricaoPagina).toMatch(/resumo das regras gerais/)
  for (const s of p.sessoes)
    await executarChamada(t.adm(), apagarSessao, { params: { id: s.uid }, query: {} })
  await t.comItem('TEXTO', p)
  await t.publicar(p.uid)
  const depois = (await t.ver('/regulamento')).valor
  expect(JSON.stringify(depois)).not.toContain('Quem pode participar')
  expect(depois.sessoes).toHaveLength(1)
})

describe('sign-up that the house switched off', () => {
  const formulario = {
    documento: '529.982.247-25',
    nome: 'Joana Prates',
    dataNascimento: '1990-05-01',
    email: 'joana-fechada@teste.com.br',
    telefone: '(11) 98765-4321',
    apelido: 'JoFechada',
    senha: 'segredo1',
    confirmacaoSenha: 'segredo1',
    aceitaTermos: true,
  }
  const ligar = async (ativa: boolean) => {
    const uid = (await executarChamada(t.adm(), criarPagina, { body: { modelo: 8 } })).valor?.uid
    const { rows } = await perguntar(`select uid from pagina where modelo = 8 and hot_id = ${c.hotsite.id}`)
    return executarChamada(t.adm(), editarPagina, {
      params: { id: uid ?? String(rows[0]?.uid) },
      body: { ativa },
    })
  }
  test('is not found, and its call takes no sign-up either', async () => {
    expect((await ligar(false)).erro).toBeNull()
    expect((await t.ver('/cadastro')).status).toBe(404)
    const r = await executarChamada(c.ctx(null), cadastrar, { body: formulario })
    expect(r.erro).toMatchObject({ error: 'CADASTRO_FECHADO' })
    expect((await ligar(true)).erro).toBeNull()
    expect((await executarChamada(c.ctx(null), cadastrar, { body: formulario })).erro).toBeNull()
  })
})

async function perguntar(texto: string) {
  const cliente = new pg.Client({ connectionString: c.url })
  await cliente.connect()
  try {
    return await cliente.query<Record<string, unknown>>(texto)
  } finally {
    await cliente.end()
  }
}

test('a house that had touched page 6 before its rules were content keeps them above its sections', async () => {
  const p = (await perguntar(`select id, uid from pagina where modelo = 6 and hot_id = ${c.hotsite.id}`))
    .rows[0]
  const antes = (await t.ver('/regulamento')).valor
  expect(antes.sessoes).toHaveLength(1)
  const sql = await readFile(path.join(PASTA_DE_MIGRACOES, '0220_regras_editaveis.sql'), 'utf8')
  await perguntar(`begin; ${sql}; commit`)
  const depois = (await t.ver('/regulamento')).valor
  expect(depois.sessoes.map((s) => s.itens[0]?.titulo)).toEqual([
    'Quem pode participar',
    'Exemplos resolvidos',
    antes.sessoes[0]?.itens[0]?.titulo,
  ])
  expect(depois.sessoes[0]?.itens).toHaveLength(5)
  // The draft says the same: publishing it again changes nothing for visitors.
  const noAr = (await t.ver('/regulamento')).valor.sessoes.map((s) => [s.elemento, s.itens.length])
  await t.publicar(String(p?.uid))
  expect((await t.ver('/regulamento')).valor.sessoes.map((s) => [s.elemento, s.itens.length])).toEqual(noAr)
})
