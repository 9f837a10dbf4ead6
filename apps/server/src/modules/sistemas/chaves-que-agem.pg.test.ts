// What a key answers, reads from the road and takes away, and which of it its addresses hear: real data, and data to try with.
import { randomUUID } from 'node:crypto'
import { enviarAnexo } from '@martelo/contracts/anexos/enviar-anexo.contract.ts'
import { DADOS_DO_EVENTO } from '@martelo/contracts/sistemas/eventos-do-comitente.schemas.ts'
import { NOMES_DE_EVENTO } from '@martelo/domain/sistemas/escopos.ts'
import { EXEMPLO_DO_EVENTO } from '@martelo/domain/sistemas/exemplos-de-evento.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, criarCenario, type LoteDoCenario } from '../../../../../tests/pg/cenario.ts'
import {
  bytesDaChamada,
  chamarComo,
  executarChamada,
  responderChamada,
} from '../../../../../tests/pg/executar-chamada.ts'
import { bater, tirarDaVendaDeTeste, venderLote } from '../../../../../tests/pg/venda-de-teste.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'

const BASE = '/v1/api-comitente'
const CONDICIONAIS = 'GET /v1/api-comitente/condicionais'
const RESPONDER = 'POST /v1/api-comitente/condicionais/:uid/resposta'
const REMOCOES = 'GET /v1/api-comitente/remocoes'
const DOCUMENTOS = 'GET /v1/api-comitente/documentos'
const BAIXAR = 'GET /v1/api-comitente/documentos/:uid/arquivo'
const ESCOPOS = ['condicionais:responder', 'remocoes:ler', 'documentos:ler', 'resultados:ler']
const LANCE = 300_000

interface Lido {
  readonly total: number
  readonly itens: readonly (Record<string, unknown> & { readonly uid: string })[]
  readonly vale: string
  readonly repetida: boolean
}

let c: Cenario
let chave: string
let doRival: string
let deEnsaio: string

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 1, lotes: 2 })
  const rival = (
    await sql<{
      id: number
    }>`insert into comitente (hot_id, nome) values (${c.hotsite.id}, 'Rival') returning id`.execute(
      c.banco.sistema,
    )
  ).rows[0]?.id
  await sql`insert into usuario_comitente (hot_id, usu_id, com_id) values (${c.hotsite.id}, ${c.leiloeiro.usuId}, ${rival})`.execute(
    c.banco.sistema,
  )
  chave = await novaChave({})
  deEnsaio = await novaChave({ ambiente: 'teste' })
  doRival = await novaChave({ comId: rival }, { ...c.leiloeiro, papeis: ['Comitente'] })
  for (const ambiente of ['producao', 'teste'])
    await chamarComo(c, c.comitente, 'POST /v1/comitentes/webhooks', {
      body: {
        comId: c.comId,
        ambiente,
        endereco: 'http://127.0.0.1:9/eventos',
        eventos: ['condicional.situacao', 'venda.cancelada', 'remocao.situacao', 'chegada.situacao'],
      },
    })
})
afterAll(() => c.fechar())

async function novaChave(mudar: object, quem = c.comitente): Promise<string> {
  const r = await chamarComo(c, quem, 'POST /v1/comitentes/chaves', {
    body: { comId: c.comId, nome: 'ERP', ambiente: 'producao', escopos: ESCOPOS, ...mudar },
  })
  return (r.valor as unknown as { chave: string }).chave
}
const ctxDe = (portador: string) => ({ ...c.ctx(null), portador })
async function pedir(portador: string, key: string, entrada: { params?: object; body?: object } = {}) {
  const r = await responderChamada(ctxDe(portador), key, entrada)
  return r.ok
    ? { status: 200, valor: ('valor' in r ? r.valor : null) as Lido, erro: null }
    : { status: r.erro.statusCode, valor: null as never, erro: r.erro }
}
const responder = (uid: string, body: object, portador = chave) =>
  pedir(portador, RESPONDER, { params: { uid }, body })
async function condicional(): Promise<LoteDoCenario> {
  const l = await c.novoLote({ situacao: 'LIBERADO_LEILAO' })
  await sql`update lote set situacao = 'CONDICIONAL', condicional_prazo = now() + interval '1 day', condicional_data = now(),
    lance_valor = ${LANCE}, lance_cli_id = ${c.clientes[0]?.cliId ?? 0} where id = ${l.id}`.execute(
    c.banco.sistema,
  )
  return l
}
const lote = (l: LoteDoCenario) =>
  c.banco.sistema.selectFrom('lote').selectAll().where('id', '=', l.id).executeTakeFirstOrThrow()
async function eventos(tipo: string, onde: string, ambiente = 'producao') {
  const { rows } = await sql<{ dados: Record<string, unknown> }>`select dados from evento_comitente
    where tipo = ${tipo} and ambiente = ${ambiente} and com_id = ${c.comId} and dados::text like ${`%${onde}%`} order by id`.execute(
    c.banco.sistema,
  )
  return rows.map((r) => r.dados)
}

test('a key answers its consignor’s conditional lots, once; a rival’s key finds none of them', async () => {
  const l = await condicional()
  expect((await pedir(chave, CONDICIONAIS)).valor).toMatchObject({
    total: 1,
    itens: [{ uid: l.uid, situacao: 'AGUARDANDO_COMITENTE', valor: LANCE }],
  })
  expect((await pedir(doRival, CONDICIONAIS)).valor).toMatchObject({ total: 0, itens: [] })
  const soLe = await novaChave({ escopos: ['remocoes:ler'] })
  expect((await responder(l.uid, { resposta: 'Liberada', sobre: LANCE }, soLe)).status).toBe(403)
  expect((await responder(l.uid, { resposta: 'Liberada', sobre: LANCE }, doRival)).status).toBe(404)
  expect((await responder(l.uid, { resposta: 'Liberada', sobre: LANCE - 1 })).erro?.error).toBe('MUDOU')
  expect((await responder(l.uid, { resposta: 'Novo valor', valor: LANCE, sobre: LANCE })).erro?.error).toBe(
    'NAO_PODE',
  )
  expect((await lote(l)).situacao).toBe('CONDICIONAL')

  const novo = { resposta: 'Novo valor', valor: 350_000, sobre: LANCE }
  expect((await responder(l.uid, novo)).valor).toEqual({ vale: 'agora', repetida: false })
  expect((await responder(l.uid, novo)).valor).toEqual({ vale: 'agora', repetida: true })
  expect((await responder(l.uid, { ...novo, valor: 360_000 })).status).toBe(409)
  expect(await lote(l)).toMatchObject({
    condicionalSituacao: 'AGUARDANDO_CLIENTE',
    condicionalNovoValor: 350_000,
    condicionalRespostaNome: 'Sistema: ERP',
  })
  // Entering, and the turn of the other side: each with its deadline.
  expect(await eventos('condicional.situacao', l.uid)).toMatchObject([
    { de: null, situacao: 'AGUARDANDO_COMITENTE', lance: LANCE, prazo: expect.any(String) },
    {
      de: 'AGUARDANDO_COMITENTE',
      situacao: 'AGUARDANDO_CLIENTE',
      novoValor: 350_000,
      prazo: expect.any(String),
    },
  ])
})

test('two programs that answer at once are one answer, and the second hears that it stood', async () => {
  const l = await condicional()
  const r = await Promise.all([1, 2].map(() => responder(l.uid, { resposta: 'Liberada', sobre: LANCE })))
  expect(r.filter((x) => x.valor.repetida)).toHaveLength(1)
  expect((await lote(l)).situacao).toBe('AG_PAGAMENTO')
  expect((await responder(l.uid, { resposta: 'Recusada', sobre: LANCE })).status).toBe(409)
  expect((await eventos('condicional.situacao', l.uid)).at(-1)).toMatchObject({
    situacao: 'LIBERADA',
    prazo: null,
  })
})

test('an answer before the hammer is kept for it', async () => {
  const l = await c.novoLote()
  await sql`update lote set lance_valor = ${LANCE} where id = ${l.id}`.execute(c.banco.sistema)
  expect((await responder(l.uid, { resposta: 'Recusada', sobre: LANCE })).valor).toEqual({
    vale: 'no-martelo',
    repetida: false,
  })
  expect(await lote(l)).toMatchObject({
    respostaDuranteLeilao: 'Recusada',
    respostaDuranteLeilaoNome: 'Sistema: ERP',
  })
})

async function veiculoDe(l: LoteDoCenario | undefined) {
  const { rows } = await sql<{ id: number; uid: string; patId: number }>`select v.id, v.uid,
      (select id from patio where hot_id = ${c.hotsite.id} order by id limit 1) as pat_id
    from veiculo v join lote l on l.vei_id = v.id where l.id = ${l?.id ?? 0}`.execute(c.banco.sistema)
  if (rows[0] === undefined) throw new Error('no vehicle')
  return rows[0]
}

test('removals and arrivals are read and told with each change of state or day, and with no other', async () => {
  const v = await veiculoDe(c.lotes[0])
  const { rows } = await sql<{
    uid: string
  }>`with o as (insert into local_remocao (hot_id, nome, endereco, cidade, uf)
      values (${c.hotsite.id}, 'Oficina do Zé', 'Rua A, 1', 'Campinas', 'SP') returning id)
    insert into remocao (hot_id, vei_id, com_id, pat_id, loc_id, valor, quem_paga)
    select ${c.hotsite.id}, ${v.id}, ${c.comId}, ${v.patId}, o.id, 45000, 'casa' from o returning uid`.execute(
    c.banco.sistema,
  )
  const uid = rows[0]?.uid ?? ''
  await sql`update remocao set km = 12 where uid = ${uid}`.execute(c.banco.sistema)
  await sql`update remocao set prevista_em = '2026-12-02' where uid = ${uid}`.execute(c.banco.sistema)
  await sql`update remocao set situacao = 'CANCELADA', cancelada_at = now(), motivo = 'Dito por Fulano' where uid = ${uid}`.execute(
    c.banco.sistema,
  )
  const ditos = await eventos('remocao.situacao', uid)
  expect(ditos).toMatchObject([
    { veiUid: v.uid, de: null, situacao: 'SOLICITADA', previstaEm: null },
    { de: 'SOLICITADA', situacao: 'SOLICITADA', previstaEm: '2026-12-02' },
    { de: 'SOLICITADA', situacao: 'CANCELADA' },
  ])
  expect(JSON.stringify(ditos)).not.toContain('Fulano')
  const lidas = await pedir(chave, REMOCOES)
  // What the house pays is the house's business.
  expect(lidas.valor).toMatchObject({
    total: 1,
    itens: [
      {
        uid,
        veiculo: { uid: v.uid },
        de: 'Oficina do Zé, Campinas/SP',
        previstaEm: '2026-12-02',
        valor: null,
      },
    ],
  })
  expect((await pedir(doRival, REMOCOES)).valor).toMatchObject({ total: 0, itens: [] })

  const { rows: ch } = await sql<{
    uid: string
  }>`insert into chegada (hot_id, pat_id, com_id, prevista_para, descricao)
    values (${c.hotsite.id}, ${v.patId}, ${c.comId}, '2026-12-01', 'Fiat Uno') returning uid`.execute(
    c.banco.sistema,
  )
  await sql`update chegada set observacao = 'x' where uid = ${ch[0]?.uid ?? ''}`.execute(c.banco.sistema)
  await sql`update chegada set situacao = 'RECEBIDA', recebida_at = now() where uid = ${ch[0]?.uid ?? ''}`.execute(
    c.banco.sistema,
  )
  expect(await eventos('chegada.situacao', ch[0]?.uid ?? '-')).toMatchObject([
    { de: null, situacao: 'PREVISTA', previstaPara: '2026-12-01', descricao: 'Fiat Uno' },
    { de: 'PREVISTA', situacao: 'RECEBIDA' },
  ])
})

test('documents of his vehicles are read and taken away, and none of a rival’s or of the house', async () => {
  const bytes = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\nstartxref\n0\n%%EOF\n')
  const v = await veiculoDe(c.lotes[1])
  const guardar = async (tipo: string) => {
    const r = await executarChamada(c.ctx({ ...c.equipe, papeis: ['ADM'] }), enviarAnexo, {
      params: { entidade: 'veiculo', uid: v.uid },
      body: { tipo, chaveDoPedido: randomUUID() },
      arquivos: [{ nome: `${tipo}.pdf`, bytes }],
    })
    return r.valor.find((a) => a.tipo === tipo)?.uid ?? ''
  }
  const laudo = await guardar('laudo')
  const nota = await guardar('nota')
  const { valor } = await pedir(chave, DOCUMENTOS)
  expect(valor).toMatchObject({
    total: 1,
    itens: [{ uid: laudo, tipo: 'laudo', nome: 'laudo.pdf', arquivo: `${BASE}/documentos/${laudo}/arquivo` }],
  })
  expect(valor.itens[0]).not.toHaveProperty('enviadoPor')
  expect((await pedir(doRival, DOCUMENTOS)).valor.total).toBe(0)
  const baixar = (portador: string, uid: string) =>
    bytesDaChamada(ctxDe(portador), { key: BAIXAR }, { params: { uid } })
  expect(await baixar(chave, laudo)).toEqual(bytes)
  expect(await baixar(chave, nota)).toBe(404)
  expect(await baixar(doRival, laudo)).toBe(404)
  expect(await baixar(await novaChave({ escopos: ['remocoes:ler'] }), laudo)).toBe(403)
})

test('a sale that is taken back is told once for each of its lots', async () => {
  const cliente = c.clientes[0]
  if (cliente === undefined) throw new Error('no client')
  const vendido = await bater(c, cliente, 500_000)
  const vndId = await venderLote(c, vendido)
  await tirarDaVendaDeTeste(c, vndId ?? 0, vendido)
  expect(await eventos('venda.cancelada', vendido.uid)).toMatchObject([
    { lelUid: vendido.uid, valor: 500_000, situacao: 'Cancelada', causa: 'CANCELAMENTO', fundamento: null },
  ])
  // A lot that leaves a sale of two is told of itself; the other one is not.
  const outros = [await bater(c, cliente, 100_000), await bater(c, cliente, 200_000)] as const
  const doPrimeiro = await venderLote(c, outros[0])
  await venderLote(c, outros[1])
  const vendas = await sql<{ n: number }>`select count(distinct vnd_id)::int as n from venda_item
    where lel_id = any(${outros.map((l) => l.id)}::int[]) and ativo`.execute(c.banco.sistema)
  expect(vendas.rows[0]?.n).toBe(1)
  await tirarDaVendaDeTeste(c, doPrimeiro ?? 0, outros[0])
  expect(await eventos('venda.cancelada', outros[0].uid)).toHaveLength(1)
  expect(await eventos('venda.cancelada', outros[1].uid)).toEqual([])
})

test('an annulled sale says that it is one, why, and what becomes of the lot; of the other lot nothing', async () => {
  const cliente = await c.novoCliente()
  const lotes = [await bater(c, cliente, 300_000), await bater(c, cliente, 400_000)] as const
  const id = (await venderLote(c, lotes[0])) ?? 0
  await venderLote(c, lotes[1])
  const anular = async (um: LoteDoCenario, pedido: object) => {
    const item = await sql<{
      uid: string
    }>`select uid from venda_item where lel_id = ${um.id} and ativo`.execute(c.banco.sistema)
    const { valor } = await chamarComo(
      c,
      { ...c.leiloeiro, papeis: ['Acerto'] },
      'POST /v1/leilao/vendas/:id/anulacoes',
      {
        params: { id },
        body: { itemUid: item.rows[0]?.uid, motivo: 'O bem não podia ser leiloado', ...pedido },
      },
    )
    const { uid } = valor as unknown as { uid: string }
    // Asked for, not decided: nothing is told.
    expect(await eventos('venda.cancelada', um.uid)).toEqual([])
    await chamarComo(c, { ...c.equipe, papeis: ['GerenteAcerto'] }, 'PUT /v1/leilao/anulacoes/:uid', {
      params: { uid },
      body: { evento: 'confirmar' },
    })
  }
  await anular(lotes[0], { fundamento: 'JUIZO', ato: '0001234-55.2026.8.26.0100', destino: 'VOLTA' })
  const dito = await eventos('venda.cancelada', lotes[0].uid)
  expect(dito).toEqual([
    expect.objectContaining({ valor: 300_000, causa: 'ANULACAO', fundamento: 'JUIZO', destino: 'VOLTA' }),
  ])
  expect(DADOS_DO_EVENTO['venda.cancelada'].strict().safeParse(dito[0]).error).toBeUndefined()
  expect(await eventos('venda.cancelada', lotes[1].uid)).toEqual([])
  // The last lot ends the sale.
  await anular(lotes[1], { fundamento: 'COMITENTE', ato: null, destino: 'SAI' })
  expect(await eventos('venda.cancelada', lotes[1].uid)).toMatchObject([
    { situacao: 'Cancelada', causa: 'ANULACAO', fundamento: 'COMITENTE', destino: 'SAI' },
  ])
})

test('the OpenAPI of the key has each event, and the test environment sends an example of it', async () => {
  const doc = (await pedir('', 'GET /v1/api-comitente/openapi.json')).valor as unknown as { webhooks: object }
  expect(Object.keys(doc.webhooks)).toEqual([...NOMES_DE_EVENTO])
  expect(JSON.stringify(doc.webhooks)).toContain('ANULACAO')
  for (const [tipo, exemplo] of Object.entries(EXEMPLO_DO_EVENTO))
    expect(DADOS_DO_EVENTO[tipo as keyof typeof DADOS_DO_EVENTO].safeParse(exemplo).error).toBeUndefined()
  const w = await sql<{
    uid: string
    ambiente: string
  }>`select uid, ambiente from webhook_comitente where com_id = ${c.comId}`.execute(c.banco.sistema)
  const testar = (ambiente: string) =>
    chamarComo(c, c.comitente, 'POST /v1/comitentes/webhooks/:uid/testar', {
      params: { uid: w.rows.find((l) => l.ambiente === ambiente)?.uid },
      body: { evento: 'venda.cancelada' },
    })
  expect((await testar('producao')).erro?.error).toBe('SO_NO_TESTE')
  expect((await testar('teste')).erro).toBeNull()
  expect(
    await eventos('venda.cancelada', EXEMPLO_DO_EVENTO['venda.cancelada'].lelUid, 'teste'),
  ).toMatchObject([{ causa: 'ANULACAO' }])
})

test('a test key answers, reads and takes away its own data, and its addresses hear of it', async () => {
  const [espera] = (await pedir(deEnsaio, CONDICIONAIS)).valor.itens
  const uid = espera?.uid ?? ''
  const sobre = espera?.valor
  expect((await pedir(chave, CONDICIONAIS)).valor.itens.map((i) => i.uid)).not.toContain(uid)
  expect((await responder(uid, { resposta: 'Liberada', sobre })).status).toBe(404)
  expect((await responder(uid, { resposta: 'Liberada', sobre: 1 }, deEnsaio)).status).toBe(409)
  const liberada = { resposta: 'Liberada', sobre }
  expect((await responder(uid, liberada, deEnsaio)).valor).toEqual({ vale: 'agora', repetida: false })
  expect((await responder(uid, liberada, deEnsaio)).valor).toEqual({ vale: 'agora', repetida: true })
  expect((await responder(uid, { ...liberada, resposta: 'Recusada' }, deEnsaio)).status).toBe(409)
  expect((await pedir(deEnsaio, CONDICIONAIS)).valor.total).toBe(0)
  expect((await pedir(deEnsaio, 'GET /v1/api-comitente/resultados')).valor.itens).toContainEqual(
    expect.objectContaining({ uid, situacao: 'AG_PAGAMENTO', arremate: sobre }),
  )
  expect(await eventos('condicional.situacao', uid, 'teste')).toMatchObject([{ situacao: 'LIBERADA' }])
  expect((await pedir(deEnsaio, REMOCOES)).valor).toMatchObject({ total: 5 })
  const [papel] = (await pedir(deEnsaio, DOCUMENTOS)).valor.itens
  const bytes = await bytesDaChamada(ctxDe(deEnsaio), { key: BAIXAR }, { params: { uid: papel?.uid } })
  expect(Buffer.isBuffer(bytes) && bytes.length).toBe(papel?.['tamanho'])
  expect(await bytesDaChamada(ctxDe(chave), { key: BAIXAR }, { params: { uid: papel?.uid } })).toBe(404)
})
