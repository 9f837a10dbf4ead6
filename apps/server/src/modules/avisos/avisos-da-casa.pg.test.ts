// What a house decides about its notices, as its administrator does it, and the list of what was sent.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Cenario,
  type ClienteDoCenario,
  criarCenario,
  type Pessoa,
} from '../../../../../tests/pg/cenario.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import { chamarComo, type PartesDeTeste } from '../../../../../tests/pg/executar-chamada.ts'

const TIPO = 'habilitacao-aprovada'
let c: Cenario
beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ lotes: 0, clientes: 1 })
})
afterAll(() => c.fechar())

const adm = (chave: string, partes: PartesDeTeste = {}) => chamarComo(c, c.equipe, chave, partes)
const abrir = (idioma = 'pt-BR') =>
  adm('GET /v1/configurar-notificacoes/:tipo', { params: { tipo: TIPO }, query: { idioma } })
const salvar = async (mudar: object, tipo = TIPO) => {
  const { valor } = await adm('GET /v1/configurar-notificacoes/:tipo', { params: { tipo } })
  return adm('PUT /v1/configurar-notificacoes/:tipo', {
    params: { tipo },
    body: {
      canais: valor['canais'],
      destinatarios: null,
      idioma: 'pt-BR',
      textos: {},
      versao: valor['versao'],
      ...mudar,
    },
  })
}
const dizer = async (quem: ClienteDoCenario) => {
  await c.banco.doHotsite(c.hotsite.id, (tx) =>
    c.servicos.correio.avisar(tx, c.hotsite.id, {
      tipo: TIPO,
      para: { cliId: quem.cliId },
      variaveis: { leilao: 'Leilão de veículos' },
      link: '/agenda',
    }),
  )
  const { valor } = await adm('GET /v1/notificacoes/qb', { query: { tipo: TIPO } })
  return [...valor]
}
const cliente = () => c.clientes[0] as ClienteDoCenario

test('the house’s own words are what its client is told, and its channels are what is used', async () => {
  const aviso = { titulo: 'Pode lançar', texto: 'Em {leilao} você já lança.' }
  expect((await salvar({ canais: ['sino'], textos: { aviso } })).erro).toBeNull()
  const lido = (await abrir()).valor
  expect(lido).toMatchObject({ versao: 1, canais: ['sino'], textoProprio: true })
  const [sino, ...mais] = (await dizer(cliente())).filter((e) => String(e['situacao']) !== 'dispensada')
  expect(sino).toMatchObject({ canal: 'sino', titulo: 'Pode lançar', publico: 'cliente' })
  expect(mais).toEqual([])
  // The standard words come back, and the version moves on.
  expect((await salvar({ textos: { aviso: null } })).valor).toEqual({ versao: 2 })
  expect((await abrir()).valor).toMatchObject({ textoProprio: false })
})

test.each([
  [
    'a variable that the kind has not',
    { textos: { aviso: { titulo: 'Oi', texto: '{placa}' } } },
    'textos.aviso.texto',
  ],
  [
    'an amount on a locked screen',
    { textos: { aviso: { titulo: '{nome}', texto: '' } } },
    'textos.aviso.titulo',
  ],
  ['an empty letter', { textos: { carta: { titulo: 'Oi', texto: ' ' } } }, 'textos.carta.texto'],
])('refuses %s, at its field', async (_nome, mudar, campo) => {
  const { erro } = await salvar(mudar)
  expect(erro['statusCode']).toBe(400)
  expect(Object.keys(erro['campos'] ?? {})).toEqual([campo])
})

test('what guards an account stays on, though the house sends an empty list', async () => {
  await salvar({ canais: [] }, 'senha-trocada')
  const { valor } = await adm('GET /v1/configurar-notificacoes/:tipo', { params: { tipo: 'senha-trocada' } })
  expect(valor['canais']).toContain('email')
  expect(valor['motivo']).toBeTruthy()
})

test('two administrators: the second hears who changed it, and nothing is written', async () => {
  const { valor } = await abrir()
  expect((await salvar({ canais: ['sino', 'email'] })).erro).toBeNull()
  const { erro } = await salvar({ canais: [], versao: valor['versao'] })
  expect(erro).toMatchObject({ statusCode: 409 })
  expect((await abrir()).valor['canais']).toEqual(['sino', 'email'])
})

test('a preview says the examples; a test reaches who asked, and stands in the list', async () => {
  const { valor } = await adm('POST /v1/configurar-notificacoes/:tipo/previa', {
    params: { tipo: TIPO },
    body: { forma: 'carta', texto: { titulo: 'Olá', texto: 'Em {leilao}.' } },
  })
  expect(String(valor['texto'])).not.toContain('{')
  const teste = await adm('POST /v1/configurar-notificacoes/:tipo/testar', {
    params: { tipo: TIPO },
    body: { canal: 'email' },
  })
  expect(teste.erro).toBeNull()
  const carta = await sql<{ para: string }>`select para from caixa_postal order by id desc limit 1`.execute(
    c.banco.sistema,
  )
  expect(carta.rows[0]?.para).toBe(String(teste.valor['destino']))
  expect(teste.valor['situacao']).toBe('pendente')
  // Who stopped it hears that no test went out, and no letter is written.
  await sql`insert into preferencia_de_canal (hot_id, usu_id, tipo, canal, ligado)
    values (${c.hotsite.id}, ${c.equipe.usuId}, ${TIPO}, 'email', false)`.execute(c.banco.sistema)
  const cartas = sql<{ n: number }>`select count(*)::int as n from caixa_postal`
  const antes = (await cartas.execute(c.banco.sistema)).rows[0]?.n
  const parado = await adm('POST /v1/configurar-notificacoes/:tipo/testar', {
    params: { tipo: TIPO },
    body: { canal: 'email' },
  })
  expect(parado.valor['situacao']).toBe('dispensada')
  expect((await cartas.execute(c.banco.sistema)).rows[0]?.n).toBe(antes)
  await sql`delete from preferencia_de_canal where usu_id = ${c.equipe.usuId}`.execute(c.banco.sistema)
  await salvar({ canais: ['sino'] })
  const { erro } = await adm('POST /v1/configurar-notificacoes/:tipo/testar', {
    params: { tipo: TIPO },
    body: { canal: 'email' },
  })
  expect(erro).toMatchObject({ statusCode: 409 })
})

test('the list masks where it went, filters, and holds nothing of another house', async () => {
  await salvar({ canais: ['sino', 'email'] })
  await dizer(cliente())
  const { valor, total } = await adm('GET /v1/notificacoes/qb', { query: { tipo: TIPO, canal: 'email' } })
  expect(total).toBeGreaterThan(0)
  const saidas = [...valor].filter((e) => String(e['situacao']) !== 'dispensada')
  expect(saidas.length).toBeGreaterThan(0)
  for (const e of saidas) expect(e['destino']).toMatch(/\*/)
  expect((await adm('GET /v1/notificacoes/qb', { query: { ate: '2000-01-01' } })).total).toBe(0)
  const deFora = await chamarComo(c, c.equipe, 'GET /v1/notificacoes/qb', {}, c.outroHotsite)
  expect(deFora.total ?? 0).toBe(0)
})

test('who reads masked addresses finds them whole alone, not letter by letter', async () => {
  await salvar({ canais: ['sino', 'email'] })
  await dizer(cliente())
  const email = 'pessoa.que.procuram@exemplo.com.br'
  await sql`update aviso_entrega set destino = ${email} where hot_id = ${c.hotsite.id} and canal = 'email'`.execute(
    c.banco.sistema,
  )
  await sql`update aviso set nome = 'Zulmira Campos' where hot_id = ${c.hotsite.id}`.execute(c.banco.sistema)
  const achados = async (papel: string, busca: string) => [
    ...(
      await chamarComo(c, { ...c.equipe, papeis: [papel] }, 'GET /v1/notificacoes/qb', {
        query: { tipo: TIPO, canal: 'email', busca },
      })
    ).valor,
  ]
  const TI = 'Interno - Desenvolvimento TI'
  for (const busca of ['pessoa.q', 'Zulmira']) {
    expect((await achados('SAC', busca)).length, busca).toBeGreaterThan(0)
    expect(await achados(TI, busca), busca).toEqual([])
  }
  const [inteiro] = await achados(TI, email.toUpperCase())
  expect(inteiro?.['pessoa']).toMatch(/\*/)
})

test('a signature ends the letters that the person’s acts send; an older tab is refused', async () => {
  const nova = { nome: 'Ana', cargo: 'Atendimento', telefone: '', texto: '', ativa: true }
  const por = (quem: Pessoa, versao: number) =>
    chamarComo(c, quem, 'PUT /v1/assinatura-email', { body: { ...nova, versao } })
  expect((await adm('GET /v1/assinatura-email')).valor).toMatchObject({ versao: 0, ativa: false })
  expect((await por(c.equipe, 0)).valor).toEqual({ versao: 1 })
  expect((await por(c.equipe, 0)).erro).toMatchObject({ statusCode: 409 })
  await c.banco.doHotsite(c.hotsite.id, (tx) =>
    c.servicos.correio.avisar(tx, c.hotsite.id, {
      tipo: TIPO,
      para: { cliId: cliente().cliId },
      variaveis: { leilao: 'Leilão' },
      por: c.equipe.usuId,
    }),
  )
  const carta = await sql<{ texto: string }>`select texto from caixa_postal order by id desc limit 1`.execute(
    c.banco.sistema,
  )
  expect(carta.rows[0]?.texto).toMatch(/Ana\nAtendimento$/)
})

test('a client neither sets up notices nor reads what others were told', async () => {
  for (const chave of [
    'GET /v1/notificacoes/qb',
    'GET /v1/configurar-notificacoes',
    'GET /v1/assinatura-email',
  ])
    expect((await chamarComo(c, cliente(), chave)).erro).toMatchObject({ statusCode: 403 })
})
