// The choice of how papers come: before the payment with its fee in the total, and after it with the difference proven.
import { randomUUID } from 'node:crypto'
import { alterarMetodoEntrega } from '@martelo/contracts/entregas/alterar-metodo-entrega.contract.ts'
import { moverTrocaDeEntrega } from '@martelo/contracts/entregas/mover-troca-de-entrega.contract.ts'
import { opcoesDeEntrega } from '@martelo/contracts/entregas/opcoes-de-entrega.contract.ts'
import { PRECO_ENTREGA } from '@martelo/contracts/entregas/preco-entrega.cadastro.ts'
import { provarTrocaDeEntrega } from '@martelo/contracts/entregas/provar-troca-de-entrega.contract.ts'
import { salvarMetodoEntrega } from '@martelo/contracts/entregas/salvar-metodo-entrega.contract.ts'
import { chamadasDoCadastro } from '@martelo/contracts/core/cadastro/chamadas-do-cadastro.ts'
import { criarPagamento } from '@martelo/contracts/pagamentos/criar-pagamento.contract.ts'
import { registrarPagamento } from '@martelo/contracts/pagamentos/registrar-pagamento.contract.ts'
import { responderPagamento } from '@martelo/contracts/pagamentos/responder-pagamento.contract.ts'
import { buscarVenda } from '@martelo/contracts/vendas/buscar-venda.contract.ts'
import { minhaVenda } from '@martelo/contracts/vendas/minha-venda.contract.ts'
import { diaEmBrasilia, somarDias } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, type ClienteDoCenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { executarChamada as chamarComo } from '../../../../../tests/pg/executar-chamada.ts'
import { bater, venderLote } from '../../../../../tests/pg/venda-de-teste.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
let c: Cenario

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 3, lotes: 0 })
})
afterAll(async () => {
  await c.fechar()
})

const comprador = (i = 0) => c.ctx(c.clientes[i] as ClienteDoCenario)
const equipe = () => c.ctx(c.equipe)
const acerto = () => c.ctx({ ...c.leiloeiro, papeis: ['Acerto'] })
const ver = async (id: number) => (await chamarComo(comprador(), minhaVenda, { params: { id } })).valor
const docs = async (id: number) => (await ver(id)).itens[0]?.informacoesDocumentacao

async function aberta(): Promise<{ id: number; uid: string }> {
  const id = (await venderLote(c, await bater(c, c.clientes[0] as ClienteDoCenario, 10_000_00))) ?? 0
  return { id, uid: (await ver(id)).itens[0]?.uid ?? '' }
}
const escolher = (uid: string, metodo: string, valor: number) =>
  chamarComo(comprador(), salvarMetodoEntrega, { body: { uid, metodo, valor, patUid: null } })
const trocar = (uid: string, metodo: string, valor: number) =>
  chamarComo(comprador(), alterarMetodoEntrega, {
    params: { id: uid },
    body: { metodo, valor, patUid: null },
  })

async function paga(id: number): Promise<void> {
  const { valor } = await chamarComo(equipe(), registrarPagamento, {
    params: { id },
    body: { tipo: 'DINHEIRO', valor: (await ver(id)).somas.restante, chaveDoPedido: randomUUID() },
  })
  const g = valor.pagamentos.at(-1)
  const r = await chamarComo(acerto(), responderPagamento, {
    params: { uid: g?.uid },
    body: { evento: 'aprovar', versao: g?.versao },
  })
  expect(r.valor.situacao).toBe('Fechada')
}
const provar = (uid: string | undefined, i = 0, chave = randomUUID()) =>
  chamarComo(comprador(i), provarTrocaDeEntrega, {
    params: { uid },
    body: { chaveDoPedido: chave },
    arquivos: [{ nome: 'sedex.png', bytes: PNG }],
  })
const responder = (
  ctx: ReturnType<Cenario['ctx']>,
  uid: string,
  evento: string,
  versao: number,
  motivo = '',
) => chamarComo(ctx, moverTrocaDeEntrega, { params: { uid }, body: { evento, motivo, versao } })

test('before the payment the fee joins the total, and a code for the old sum is taken back', async () => {
  const { id, uid } = await aberta()
  const antes = (await ver(id)).somas.restante
  await chamarComo(comprador(), criarPagamento, {
    params: { id },
    body: { tipo: 'DEPOSITO', origemTipoPagamento: 'TED', valor: antes, chaveDoPedido: randomUUID() },
  })
  expect((await ver(id)).pagamentos).toHaveLength(1)
  expect(await escolher(uid, 'Sedex', 6000)).toMatchObject({ status: 200, valor: { troca: null } })
  expect(await ver(id)).toMatchObject({
    situacao: 'Aguardando Pagamento',
    pagamentos: [],
    valorSedex: 6000,
    somas: { restante: antes + 6000 },
  })
  await paga(id)
})

test('after the sale the difference is paid, proven, refused, proven again and approved', async () => {
  const { id, uid } = await aberta()
  await paga(id)
  const pedida = await trocar(uid, 'Sedex', 6000)
  expect(pedida.valor.troca).toMatchObject({ diferenca: 6000 })
  expect(await docs(id)).toMatchObject({ metodoEnvio: null, valorSedex: 0 })
  // Another wish takes its place: one open exchange per item.
  const outra = await trocar(uid, 'Carta Registrada', 2500)
  const t = outra.valor.troca?.uid ?? ''
  expect(await docs(id)).toMatchObject({ troca: { uid: t, situacao: 'aguardandoComprovante' } })
  expect((await provar(pedida.valor.troca?.uid)).status).toBe(409)
  expect((await provar(t, 1)).status).toBe(404)
  const chave = randomUUID()
  expect((await provar(t, 0, chave)).valor).toMatchObject({ situacao: 'aguardandoValidacao' })
  expect((await provar(t, 0, chave)).status).toBe(200)
  expect((await trocar(uid, 'Sedex', 6000)).erro?.message).toMatch(/em validação/)
  const versao = async () => (await docs(id))?.troca?.versao ?? 0
  const daCasa = await chamarComo(equipe(), buscarVenda, { params: { id } })
  expect(daCasa.valor.comprovantes.map((k) => k.tipo)).toEqual(['carta_registrada'])
  expect((await responder(comprador(), t, 'aprovar', await versao())).status).toBe(409)
  expect((await responder(acerto(), t, 'divergir', await versao())).erro?.campos?.motivo).toBe(
    'Informe o motivo.',
  )
  expect((await responder(acerto(), t, 'divergir', await versao(), 'Valor ilegível.')).status).toBe(200)
  expect(await docs(id)).toMatchObject({ troca: { situacao: 'divergente', motivo: 'Valor ilegível.' } })
  expect((await provar(t)).status).toBe(200)
  // Two of the staff at once: one approves, the other learns that it changed.
  const v = await versao()
  const dois = await Promise.all([responder(acerto(), t, 'aprovar', v), responder(equipe(), t, 'aprovar', v)])
  expect(dois.map((r) => r.status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const depois = await ver(id)
  expect(depois).toMatchObject({ situacao: 'Fechada', valorSedex: 2500, somas: { restante: 0 } })
  expect(depois.pagamentos.map((p) => [p.tipo, p.valor, p.situacao]).at(-1)).toEqual([
    'DEPOSITO',
    2500,
    'aprovado',
  ])
  expect(depois.devolucoes).toEqual([])
  const livro = await sql<{ soma: number }>`select coalesce(sum(p.valor), 0)::int as soma from razao_partida p
    join razao_lancamento l on l.id = p.lan_id where l.vnd_id = ${id} and p.conta = 'clientes'`.execute(
    c.banco.sistema,
  )
  expect(livro.rows[0]?.soma).toBe(0)
})

test('a given-up exchange changes nothing', async () => {
  const { id, uid } = await aberta()
  await paga(id)
  const t = (await trocar(uid, 'Sedex', 6000)).valor.troca?.uid ?? ''
  expect((await responder(comprador(1), t, 'cancelar', 1)).status).toBe(404)
  expect((await responder(comprador(), t, 'cancelar', 1)).valor.situacao).toBe('cancelada')
  expect(await docs(id)).toMatchObject({ troca: null, metodoEnvio: null })
})

test('a house sets its fees by day, and what was charged is not rewritten', async () => {
  const precos = chamadasDoCadastro(PRECO_ENTREGA)
  const hoje = diaEmBrasilia(Date.now())
  const salvar = (body: object) =>
    chamarComo(equipe(), precos.salvar, { body: { metodo: 'Sedex', valor: 7200, oferecido: true, ...body } })
  expect((await salvar({ desde: somarDias(hoje, -1) })).erro?.campos).toHaveProperty('desde')
  expect((await salvar({ desde: somarDias(hoje, 1) })).status).toBe(200)
  const opcoes = async () => (await chamarComo(comprador(), opcoesDeEntrega)).valor.metodos
  expect(await opcoes()).toContainEqual({ metodo: 'Sedex', valor: 6000 })
  expect((await salvar({ desde: hoje })).status).toBe(200)
  expect(await opcoes()).toContainEqual({ metodo: 'Sedex', valor: 7200 })
  await salvar({ metodo: 'Carta Registrada', desde: hoje, oferecido: false })
  expect((await opcoes()).map((m) => m.metodo)).toEqual(['Sedex', 'Retirada'])
})

test('without an address nothing can be sent', async () => {
  const { uid } = await aberta()
  await sql`delete from endereco where cli_id = ${c.clientes[0]?.cliId}`.execute(c.banco.sistema)
  expect((await escolher(uid, 'Sedex', 7200)).erro?.campos?.metodo).toMatch(/Cadastre o seu endereço/)
})
