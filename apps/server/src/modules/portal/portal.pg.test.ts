// The consignor's own pages on a real database: requests that are kept, what he may move, and what he reads of his lots.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Cenario,
  type ClienteDoCenario,
  criarCenario,
  type LoteDoCenario,
  type Pessoa,
} from '../../../../../tests/pg/cenario.ts'
import { chamarComo } from '../../../../../tests/pg/executar-chamada.ts'
import { iniciarLancesDeTeste } from '../../../../../tests/pg/motores-de-teste.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'

let c: Cenario
let parar: () => Promise<void>
let alheio: Pessoa
const R = 100
const SOLICITAR = 'POST /v1/comitentes/solicitacoes'

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 2, lotes: 0, lote: { minimo: 1000 * R, valorComitente: 2000 * R } })
  parar = await iniciarLancesDeTeste(c.servicos)
  // Another consignor's person: the same role, no lots.
  alheio = { ...c.equipe, papeis: ['Comitente'] }
})
afterAll(async () => {
  await parar()
  await c.fechar()
})

const cliente = (i: number) => c.clientes[i] as ClienteDoCenario
const dar = (lote: LoteDoCenario, reais: number) =>
  chamarComo(c, cliente(0), 'POST /v1/leilao/lotes/:lelUid/lances', {
    params: { lelUid: lote.uid },
    body: { valor: reais * R, chaveDoPedido: randomUUID(), confirmarValorAlto: true },
  })
const solicitar = (itens: object[], pessoa: Pessoa = c.comitente) =>
  chamarComo(c, pessoa, SOLICITAR, { body: { itens } })
const lista = async (pessoa: Pessoa = c.comitente) =>
  (
    await chamarComo(c, pessoa, 'GET /v1/comitentes/solicitacoes/:leiUid', {
      params: { leiUid: c.leilao.uid },
    })
  ).valor
const situacao = async (l: LoteDoCenario) =>
  (
    await c.banco.sistema
      .selectFrom('lote')
      .select('situacao')
      .where('id', '=', l.id)
      .executeTakeFirstOrThrow()
  ).situacao

test('answers for several lots are kept one by one, with how each ended, and one that failed is sent again', async () => {
  const [um, dois] = [await c.novoLote(), await c.novoLote()]
  await dar(um, 1000)
  await dar(dois, 1000)
  await sql`update lote set lance_valor = lance_valor where id = ${dois.id}`.execute(c.banco.sistema)
  const r = (
    await solicitar([
      { lelUid: um.uid, acao: 'Liberada', sobre: 1000 * R },
      // The bid that he saw is gone.
      { lelUid: dois.uid, acao: 'Recusada', sobre: 5000 * R },
    ])
  ).valor
  expect(r).toMatchObject([
    {
      lelUid: um.uid,
      status: 'sucesso',
      novaSituacao: 'AG_PAGAMENTO',
      mensagem: 'Guardada: vale quando o martelo bater.',
      dataErro: null,
      podeReenviar: false,
    },
    { lelUid: dois.uid, status: 'erro', dataSucesso: null, podeReenviar: true },
  ])
  expect(r[0]?.['dataSucesso']).not.toBeNull()
  expect(r[1]?.['dataErro']).not.toBeNull()
  expect(String(r[1]?.['mensagem'])).toContain('não vale mais')
  const [segunda] = await lista()
  expect(segunda).toMatchObject({ lelUid: dois.uid, status: 'erro' })

  const pagina = (await chamarComo(c, c.comitente, 'GET /v1/comitentes/minha-pagina')).valor
  expect(pagina['naoAceitas']).toHaveLength(1)
  const uid = String(segunda?.['uid'])
  const reenviar = (pessoa: Pessoa) =>
    chamarComo(c, pessoa, 'POST /v1/comitentes/solicitacoes/:uid/reenviar', {
      params: { uid },
      body: { sobre: 1000 * R },
    })
  expect((await reenviar(alheio)).erro).toMatchObject({ error: 'NAO_ENCONTRADO' })
  expect((await reenviar(c.comitente)).valor).toMatchObject({ uid, status: 'sucesso', tentativas: 2 })
  expect((await reenviar(c.comitente)).erro).toMatchObject({ error: 'NAO_PODE' })
})

test('he withdraws his open lot with a reason, and moves nothing that the table does not let him', async () => {
  const lote = await c.novoLote()
  expect((await solicitar([{ lelUid: lote.uid, acao: 'retirar' }])).valor).toMatchObject([
    { status: 'erro', mensagem: 'Informe o motivo.' },
  ])
  expect(
    (await solicitar([{ lelUid: lote.uid, acao: 'retirar', motivo: 'Vendido fora' }])).valor,
  ).toMatchObject([{ status: 'sucesso', novaSituacao: 'RETIRADO' }])
  expect(await situacao(lote)).toBe('RETIRADO')
  const aberto = await c.novoLote()
  expect((await solicitar([{ lelUid: aberto.uid, acao: 'mandarRepasse' }])).valor).toMatchObject([
    { status: 'erro' },
  ])
  expect(await situacao(aberto)).toBe('LIBERADO_LEILAO')
  // Another consignor's lot, a client, another house.
  const itens = [{ lelUid: aberto.uid, acao: 'retirar', motivo: 'x' }]
  expect((await solicitar(itens, alheio)).erro).toMatchObject({ error: 'NAO_ENCONTRADO' })
  expect((await solicitar(itens, cliente(0))).erro).toMatchObject({ statusCode: 403 })
  expect(await lista(alheio)).toEqual([])
  expect(await situacao(aberto)).toBe('LIBERADO_LEILAO')
})

test('he sends to a new round what was not sold, by himself', async () => {
  const lote = await c.novoLote()
  await sql`update lote set situacao = 'NAO_ARREMATADO', situacao_at = now() where id = ${lote.id}`.execute(
    c.banco.sistema,
  )
  const leilao = (nova: string) =>
    sql`update leilao set situacao = ${nova}, encerrado_at = case when ${nova} = 'EXECUTADO' then now() end where id = ${c.leilao.id}`.execute(
      c.banco.sistema,
    )
  const { situacao: antes } = await c.banco.sistema
    .selectFrom('leilao')
    .select('situacao')
    .where('id', '=', c.leilao.id)
    .executeTakeFirstOrThrow()
  await leilao('EXECUTADO')
  const [r] = (await solicitar([{ lelUid: lote.uid, acao: 'mandarRepasse' }])).valor
  expect(r).toMatchObject({
    status: 'sucesso',
    novaSituacao: 'REPASSE',
    mensagem: 'Lote enviado para repasse.',
  })
  expect(await situacao(lote)).toBe('REPASSE')
  await leilao(antes)
})

test('the search gives hammer, reserve and net of his lots, and of no other’s', async () => {
  await sql`update comitente set comissao_paga_por = 'comitente', comissao_porcentagem = 10 where id = ${c.comId}`.execute(
    c.banco.sistema,
  )
  const lote = await c.novoLote({ nome: 'Trator amarelo' })
  await dar(lote, 2500)
  await sql`update lote set situacao = 'AG_PAGAMENTO' where id = ${lote.id}`.execute(c.banco.sistema)
  const buscar = async (pessoa: Pessoa, body: object) =>
    (await chamarComo(c, pessoa, 'POST /v1/lote/busca-elastic-comitente', { body })).valor
  const achado = await buscar(c.comitente, { texto: 'trator AMARELO' })
  expect(achado).toMatchObject({
    total: 1,
    totais: { vendidos: 1, arremates: 2500 * R, comissao: 250 * R, liquido: 2250 * R },
    lotes: [
      { lelUid: lote.uid, reserva: 2000 * R, reservaAtingida: true, arremate: 2500 * R, liquido: 2250 * R },
    ],
  })
  expect((await buscar(c.comitente, { situacoes: ['AG_PAGAMENTO'], leiUid: c.leilao.uid }))['total']).toBe(1)
  expect((await buscar(c.comitente, { situacoes: ['PAGO'] }))['total']).toBe(0)
  expect((await buscar(c.comitente, { ate: '2001-01-01' }))['total']).toBe(0)
  expect(await buscar(alheio, {})).toMatchObject({ total: 0, comitentes: [], lotes: [] })
  const adm = await buscar({ ...c.equipe, papeis: ['ADM'] }, { texto: 'Trator' })
  expect(adm['total']).toBe(1)
})

test('a person follows several consignors, and all of a group, also as it changes', async () => {
  const db = c.banco.sistema
  const nomes = async () =>
    ((await chamarComo(c, alheio, 'GET /v1/comitentes/minha-pagina')).valor['comitentes'] ?? []).toSorted(
      (a, b) => String(a).localeCompare(String(b), 'pt-BR'),
    )
  const novo = async (nome: string, grupo: string | null) =>
    (
      await sql<{
        id: number
      }>`insert into comitente (hot_id, nome, grupo) values (${c.hotsite.id}, ${nome}, ${grupo}) returning id`.execute(
        db,
      )
    ).rows[0]?.id ?? 0
  const sozinho = await novo('Frota Sozinha', null)
  await novo('Banco Norte', 'Banco')
  const sul = await novo('Banco Sul', 'Banco')
  const cogId = (await sql<{ id: number }>`select cog_id as id from comitente where id = ${sul}`.execute(db))
    .rows[0]?.id
  const ligar = (pessoa: Pessoa) =>
    chamarComo(c, pessoa, 'POST /v1/comitentes/usuario-comitente/:uid', {
      params: { uid: alheio.usuUid },
      body: { comIds: [sozinho], cogId, nomeSite: 'Grupo Banco' },
    })
  await sql`update usuario set papeis = '{Comitente}' where id = ${alheio.usuId}`.execute(db)
  expect((await ligar(alheio)).erro).toMatchObject({ statusCode: 403 })
  expect((await ligar(c.equipe)).erro).toBeNull()
  expect(await nomes()).toEqual(['Banco Norte', 'Banco Sul', 'Frota Sozinha'])
  await novo('Banco Leste', 'Banco')
  await sql`update comitente set grupo = null where id = ${sul}`.execute(db)
  expect(await nomes()).toEqual(['Banco Leste', 'Banco Norte', 'Frota Sozinha'])
})

test('he follows a good from the removal to its lot, and reads no other’s', async () => {
  const db = c.banco.sistema
  const lote = await c.novoLote({ nome: 'Colheitadeira azul' })
  const { veiId } = await db
    .selectFrom('lote')
    .select('veiId')
    .where('id', '=', lote.id)
    .executeTakeFirstOrThrow()
  const { uid } = await db
    .selectFrom('veiculo')
    .select('uid')
    .where('id', '=', veiId)
    .executeTakeFirstOrThrow()
  const ver = (pessoa: Pessoa, por = uid) =>
    chamarComo(c, pessoa, 'GET /v1/comitentes/bens/:uid', { params: { uid: por } })
  const noEstoque = async (pessoa: Pessoa) =>
    (
      (await chamarComo(c, pessoa, 'GET /v1/estoque/qb', { query: { porPagina: 200 } })).valor as unknown as {
        uid: string
        etapa: string
      }[]
    ).find((v) => v.uid === uid)?.etapa
  await sql`insert into despesa_do_comitente (hot_id, com_id, vei_id, origem, origem_uid, descricao, valor, dia)
    values (${c.hotsite.id}, ${c.comId}, ${veiId}, 'remocao', ${randomUUID()}, 'Guincho', 12000, '2026-11-02')`.execute(
    db,
  )
  const veiculo = (nova: string) => sql`update veiculo set situacao = ${nova} where id = ${veiId}`.execute(db)
  await veiculo('EM_LEILAO')
  expect((await ver(c.comitente)).valor).toMatchObject({
    etapa: 'em-leilao',
    despesas: [{ descricao: 'Guincho', valor: 12000, lancada: false }],
    lotes: [{ lelUid: lote.uid, situacao: 'LIBERADO_LEILAO', despesas: 12000, prestacao: null }],
  })
  // A list of lots leads to it by its lot, and no other reader gets there so.
  expect((await ver(c.comitente, lote.uid)).valor).toMatchObject({ uid, etapa: 'em-leilao' })
  expect((await ver(alheio, lote.uid)).erro).toMatchObject({ error: 'NAO_ENCONTRADO' })
  // What the house no longer counts as its stock stays in his list.
  await sql`update lote set situacao = 'PAGO' where id = ${lote.id}`.execute(db)
  await veiculo('ENTREGUE')
  expect((await ver(c.comitente)).valor).toMatchObject({ etapa: 'entregue' })
  expect(await noEstoque(c.comitente)).toBe('entregue')
  expect(await noEstoque({ ...c.equipe, papeis: ['ADM'] })).toBeUndefined()
  const outro = { ...alheio, usuId: 0 }
  expect((await ver(outro)).erro).toMatchObject({ error: 'NAO_ENCONTRADO' })
  expect((await ver(cliente(0))).erro).toMatchObject({ statusCode: 403 })
})

test('what a yard expects of his goods is told to him with its day, and a rival’s is not', async () => {
  const { rows: outros } = await sql<{
    id: number
  }>`insert into comitente (hot_id, nome) values (${c.hotsite.id}, 'Rival') returning id`.execute(
    c.banco.sistema,
  )
  const prever = (comId: number, dia: string, descricao: string) =>
    sql`insert into chegada (hot_id, pat_id, com_id, prevista_para, descricao)
      values (${c.hotsite.id}, ${c.patId}, ${comId}, ${dia}::date, ${descricao})`.execute(c.banco.sistema)
  await prever(c.comId, '2026-12-10', 'Depois')
  await prever(c.comId, '2026-12-02', 'Antes')
  await prever(outros[0]?.id ?? 0, '2026-12-01', 'Do rival')
  await prever(c.comId, '2026-11-01', 'Veio')
  await sql`update chegada set situacao = 'RECEBIDA', recebida_at = now() where descricao = 'Veio'`.execute(
    c.banco.sistema,
  )
  await prever(c.comId, '2026-01-01', 'Há muito')
  await sql`update chegada set situacao = 'RECEBIDA', recebida_at = now() - interval '31 days' where descricao = 'Há muito'`.execute(
    c.banco.sistema,
  )
  const ler = (quem: Pessoa) => chamarComo(c, quem, 'GET /v1/comitentes/chegadas')
  expect((await ler(c.comitente)).valor).toMatchObject([
    { descricao: 'Antes', previstaPara: '2026-12-02', situacao: 'PREVISTA', recebidaAt: null },
    { descricao: 'Depois', previstaPara: '2026-12-10' },
    { descricao: 'Veio', situacao: 'RECEBIDA', recebidaAt: expect.any(String) },
  ])
  expect((await ler(alheio)).valor).toEqual([])
  expect((await ler({ ...c.equipe, papeis: ['SAC'] })).erro).toMatchObject({ statusCode: 403 })
})

test('what waits for his answer comes by day and in the order of its auction, and each leads to it', async () => {
  const [um, dois] = [await c.novoLote(), await c.novoLote()]
  const esperar = (l: LoteDoCenario, hora: number) =>
    sql`update lote set situacao = 'CONDICIONAL', situacao_at = now(), condicional_situacao = 'AGUARDANDO_COMITENTE', condicional_data = now(),
      condicional_prazo = ((now() at time zone 'America/Sao_Paulo')::date + 2 + make_interval(hours => ${hora})) at time zone 'America/Sao_Paulo'
      where id = ${l.id}`.execute(c.banco.sistema)
  // The hammer fell on the second first: the same day to answer, two hours earlier.
  await esperar(um, 16)
  await esperar(dois, 14)
  for (const chamada of [
    'GET /v1/comitentes/minha-pagina',
    'GET /v1/comitente-integracao/meu-painel',
  ] as const) {
    const { condicionais } = (await chamarComo(c, c.comitente, chamada)).valor
    expect(condicionais, chamada).toMatchObject([
      { lelUid: um.uid, leiUid: c.leilao.uid },
      { lelUid: dois.uid, leiUid: c.leilao.uid },
    ])
  }
})
