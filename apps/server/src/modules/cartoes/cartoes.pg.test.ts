// A card payment over an acquirer that runs as a server: from the purchase to the closed sale, and what may go wrong on the
// way. The ledger balances after each.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  type Cenario,
  type ClienteDoCenario,
  criarCenario,
  type Pessoa,
} from '../../../../../tests/pg/cenario.ts'
import { abrirPraca, ateQue, bater, type Praca, venderLote } from '../../../../../tests/pg/venda-de-teste.ts'
import { criarExterno } from '../../core/externo/externo.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import { type AdquirenteSimulado, iniciarAdquirente } from '../../simuladores/adquirente.ts'
import { CODIGO_3DS } from '../../simuladores/cartoes-de-teste.ts'
import { conferirRazao } from '../razao/conferir-razao.ts'
import { ADQUIRENTE } from './adquirente.integration.ts'
import { conciliarCartoes } from './conferir-cartao.job.ts'
import { chamarComo, type Solto } from '../../../../../tests/pg/executar-chamada.ts'

const [BOM, RECUSADO, DESAFIO, CALADO, TARDIO, REPETIDO] = [
  '4111111111111111',
  '4000000000000010',
  '4000000000003014',
  '4000000000004012',
  '5100000000005015',
  '5100000000006013',
] as const

let c: Cenario
let p: Praca
let adquirente: AdquirenteSimulado
let mudo: AdquirenteSimulado
let comprador: ClienteDoCenario
const quem = () => comprador

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 2, lotes: 0 })
  adquirente = await iniciarAdquirente({ demoraMs: 200 })
  mudo = await iniciarAdquirente({ silencioso: true })
  const externo = criarExterno({
    banco: c.banco,
    log: c.servicos.log,
    demo: true,
    pausaMs: 50,
    origemDaCasa: () => Promise.resolve(p.url),
  })
  Object.assign(c.servicos, { externo })
  usar(adquirente)
  p = await abrirPraca(c)
  expect((await equipe('PUT /v1/cartoes/regra', { body: REGRA })).erro).toBeNull()
})
let deixar: () => void = () => undefined
function usar(a: AdquirenteSimulado): void {
  deixar()
  deixar = c.servicos.externo.usarPlataforma(ADQUIRENTE, {
    url: a.url,
    token: a.token,
    segredoDosAvisos: a.segredo,
  })
}
afterEach(() => {
  usar(adquirente)
  c.servicos.externo.disjuntores.esquecer('adquirente|plataforma')
})
afterAll(async () => {
  await adquirente.sossegar()
  await p.parar()
  await adquirente.parar()
  await mudo.parar()
  await c.fechar()
})

const REGRA = {
  ativo: true,
  capturaAutomatica: true,
  jurosPor: 'comprador',
  maximoDeParcelas: 12,
  valorMinimo: 1_00,
  versao: 0,
}
const equipe = (chave: string, partes = {}) => chamarComo(c, c.equipe, chave, partes)

/** Of a client of its own: lots of one client and auction are one sale. */
async function compra(valor = 10_000_00): Promise<number> {
  comprador = await c.novoCliente()
  const id = await venderLote(c, await bater(c, quem(), valor))
  if (id === null) throw new Error('no sale')
  return id
}
const venda = async (id: number) => {
  const { rows } = await sql<{
    situacao: string
    lotes: string[]
  }>`select v.situacao, array(select l.situacao from venda_item i join lote l on l.id = i.lel_id where i.vnd_id = v.id and i.ativo) as lotes from venda v where v.id = ${id}`.execute(
    c.banco.sistema,
  )
  return rows[0] ?? { situacao: '', lotes: [] }
}
const cartoes = async (id: number) => [
  ...(await equipe('GET /v1/vendas/:id/cartoes', { params: { id } })).valor,
]
const situacao = async (id: number) => String((await cartoes(id)).at(-1)?.['situacao'])
const restante = async (id: number): Promise<number> =>
  Number(
    (await chamarComo(c, quem(), 'GET /v1/leilao/vendas/buscar-venda/minhas-vendas/:id', { params: { id } }))
      .valor['somas']?.['restante'],
  )

/** Opens the acquirer's page for all that is due, in one instalment. */
async function pagar(id: number, mudar: object = {}, pessoa: Pessoa = quem()) {
  const valor = await restante(id)
  return chamarComo(c, pessoa, 'POST /v1/compras/:id/cartoes', {
    params: { id },
    body: { valor, qtdParcelas: 1, valorComJuros: valor, chaveDoPedido: randomUUID(), ...mudar },
  })
}
const uidDe = (r: { valor: Solto }): string => String(r.valor['uid'])
const ate = (id: number, s: string) => ateQue(async () => (await situacao(id)) === s, `the card is ${s}`)
const fecha = (id: number) => ateQue(async () => (await venda(id)).situacao === 'Fechada', 'the sale closes')
const balanca = async () => expect((await conferirRazao(c.banco, c.hotsite.id)).diferencas).toEqual([])

test('the holder confirms at his bank, the acquirer captures, the sale closes and its lots are PAGO_CARTAO', async () => {
  const id = await compra()
  const r = await pagar(id)
  expect(r.erro).toBeNull()
  expect(String(r.valor['formulario'])).toContain(adquirente.url)
  expect(await adquirente.usarCartao(uidDe(r), DESAFIO)).toBe('AUTENTICANDO')
  await ate(id, 'autenticando')
  expect((await venda(id)).situacao).toBe('Aguardando Pagamento')
  expect(await adquirente.responderDesafio(uidDe(r), CODIGO_3DS)).toBe('AUTORIZADA')
  await fecha(id)
  const [k] = await cartoes(id)
  expect(k).toMatchObject({ situacao: 'capturada', bandeira: 'Visa', numero: '3014' })
  expect(JSON.stringify(k)).not.toContain(DESAFIO)
  expect((await venda(id)).lotes).toEqual(['PAGO_CARTAO'])
  await balanca()
})

test('a refused card says why, and the next one pays', async () => {
  const id = await compra()
  await adquirente.usarCartao(uidDe(await pagar(id)), RECUSADO)
  await ate(id, 'recusada')
  expect(String((await cartoes(id))[0]?.['motivo'])).not.toBe('null')
  expect(await restante(id)).toBeGreaterThan(0)
  await adquirente.usarCartao(uidDe(await pagar(id)), BOM)
  await fecha(id)
  await balanca()
})

test.each([
  ['twice and out of order', REPETIDO],
  ['late', TARDIO],
  ['not at all to the first capture', CALADO],
])('an acquirer that answers %s: paid once', async (_como, numero) => {
  const id = await compra()
  const uid = uidDe(await pagar(id))
  await adquirente.usarCartao(uid, numero)
  await ateQue(async () => {
    await conciliarCartoes(c.servicos, Date.now() + 3 * 60_000)
    return (await venda(id)).situacao === 'Fechada'
  }, 'the sale closes')
  expect(await cartoes(id)).toHaveLength(1)
  expect(await restante(id)).toBe(0)
  await balanca()
})

test('an acquirer that never tells is asked', async () => {
  usar(mudo)
  const id = await compra()
  await mudo.usarCartao(uidDe(await pagar(id)), BOM)
  await ateQue(async () => {
    await conciliarCartoes(c.servicos, Date.now() + 3 * 60_000)
    return (await venda(id)).situacao === 'Fechada'
  }, 'the sale closes')
})

test('who looks asks the acquirer at once; another client and another house find nothing', async () => {
  usar(mudo)
  const id = await compra()
  const uid = uidDe(await pagar(id))
  await mudo.usarCartao(uid, BOM)
  const conferir = (pessoa: Pessoa | null, casa = c.hotsite) =>
    chamarComo(c, pessoa, 'POST /v1/cartoes/:uid/conferencia', { params: { uid } }, casa)
  expect((await conferir(null)).erro).toMatchObject({ statusCode: 401 })
  expect((await conferir(c.clientes.find((x) => x.usuId !== quem().usuId) ?? null)).erro).toMatchObject({
    statusCode: 404,
  })
  expect((await conferir(c.equipe, c.outroHotsite)).erro).toMatchObject({ statusCode: 404 })
  expect((await conferir(quem())).erro).toBeNull()
  await ateQue(async () => {
    await conferir(quem())
    return (await venda(id)).situacao === 'Fechada'
  }, 'the sale closes')
})

test('two tabs get one page; another client none; a total that changed is said at its field', async () => {
  const id = await compra()
  const [a, b] = await Promise.all([pagar(id), pagar(id)])
  expect(uidDe(a)).toBe(uidDe(b))
  expect((await pagar(id, {}, c.clientes[1] as ClienteDoCenario)).erro).toMatchObject({ statusCode: 404 })
  const { erro } = await pagar(id, { qtdParcelas: 12 })
  expect(erro).toMatchObject({ statusCode: 409 })
  expect(Object.keys(erro['campos'] ?? {})).toEqual(['qtdParcelas'])
})

test('half by card: PARCIAL_CARTAO until the rest comes', async () => {
  const id = await compra()
  const meio = Math.floor((await restante(id)) / 2)
  await adquirente.usarCartao(uidDe(await pagar(id, { valor: meio, valorComJuros: meio })), BOM)
  await ateQue(async () => (await venda(id)).lotes[0] === 'PARCIAL_CARTAO', 'the lot is PARCIAL_CARTAO')
  await balanca()
  await adquirente.usarCartao(uidDe(await pagar(id)), BOM)
  await fecha(id)
  expect((await venda(id)).lotes).toEqual(['PAGO_CARTAO'])
  await balanca()
})

test('a card for a sale that was cancelled meanwhile is voided', async () => {
  const id = await compra()
  const uid = uidDe(await pagar(id))
  const { versao } = await c.banco.sistema
    .selectFrom('venda')
    .select('versao')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const r = await equipe('PUT /v1/leilao/vendas/:id/situacao', {
    params: { id },
    body: { evento: 'cancelar', motivo: 'Venda desfeita', versao },
  })
  expect(r.erro).toBeNull()
  // The page may have been closed at the acquirer already: then nothing was taken either.
  await adquirente.usarCartao(uid, BOM)
  await ate(id, 'cancelada')
  expect((await venda(id)).situacao).toBe('Cancelada')
  await balanca()
})

test('the house refunds all of it: the sale is not paid any more', async () => {
  const id = await compra()
  await adquirente.usarCartao(uidDe(await pagar(id)), BOM)
  await fecha(id)
  const [k] = await cartoes(id)
  const r = await equipe('POST /v1/cartoes/:uid/pedidos', {
    params: { uid: k?.['uid'] },
    body: { pedido: 'estorno', motivo: 'Bem com defeito', versao: k?.['versao'] },
  })
  expect(r.erro).toBeNull()
  await ate(id, 'estornada')
  expect(await restante(id)).toBeGreaterThan(0)
  await balanca()
})

test('what a purchase owes goes back to its card, once, by who settles', async () => {
  const id = await compra()
  await adquirente.usarCartao(uidDe(await pagar(id)), BOM)
  await fecha(id)
  const { rows } = await sql<{ uid: string }>`
    insert into devolucao (hot_id, vnd_id, pag_id, origem, valor, motivo)
    select p.hot_id, p.vnd_id, p.id, 'excedente', 100000, 'Desconto dado depois' from pagamento p
    where p.vnd_id = ${id} and p.situacao = 'aprovado' limit 1 returning uid`.execute(c.banco.sistema)
  const params = { uid: rows[0]?.uid }
  const devolver = (pessoa: Pessoa, versao: unknown = 1, casa = c.hotsite) =>
    chamarComo(c, pessoa, 'PUT /v1/devolucoes/:uid/cartao', { params, body: { versao } }, casa)
  expect((await devolver(quem())).erro).toMatchObject({ statusCode: 403 })
  expect((await devolver(c.equipe, 1, c.outroHotsite)).erro).toMatchObject({ statusCode: 404 })
  expect((await devolver(c.equipe, 7)).erro).toMatchObject({ error: 'MUDOU' })
  expect((await devolver(c.equipe, 'x')).erro.campos).toHaveProperty('versao')
  expect((await devolver(c.equipe)).valor).toEqual({ pedida: true })
  await ateQue(async () => {
    const d = await sql<{
      situacao: string
    }>`select situacao from devolucao where uid = ${params.uid}`.execute(c.banco.sistema)
    return d.rows[0]?.situacao === 'devolvida'
  }, 'the money is back on the card')
  expect((await devolver(c.equipe, 9)).erro).not.toBeNull()
})

test('a chargeback is opened, defended and won; another is lost', async () => {
  for (const fim of ['ganhar', 'perder'] as const) {
    const id = await compra()
    const uid = uidDe(await pagar(id))
    await adquirente.usarCartao(uid, BOM)
    await fecha(id)
    adquirente.noBalcao(uid, 'contestar')
    await ate(id, 'contestada')
    const [k] = await cartoes(id)
    expect(k?.['podeContestar']).toBe(true)
    const r = await equipe('POST /v1/cartoes/:uid/contestacao', {
      params: { uid },
      body: { resposta: 'defender', defesa: 'O titular retirou o veículo e assinou.', versao: k?.['versao'] },
    })
    expect(r.erro).toBeNull()
    await ateQue(async () => adquirente.pagamentos[uid]?.defesa != null, 'the defence arrives')
    adquirente.noBalcao(uid, fim)
    await ate(id, fim === 'ganhar' ? 'capturada' : 'perdida')
    await balanca()
  }
})

test('a role without the right neither refunds nor reads the list', async () => {
  const { erro } = await chamarComo(c, quem(), 'GET /v1/cartoes')
  expect(erro).toMatchObject({ statusCode: 403 })
})
