import { randomUUID } from 'node:crypto'
import { devolverCheque } from '@martelo/contracts/pagamentos/devolver-cheque.contract.ts'
import { reciboDoPagamento } from '@martelo/contracts/pagamentos/recibo-do-pagamento.contract.ts'
import { registrarPagamento } from '@martelo/contracts/pagamentos/registrar-pagamento.contract.ts'
import { minhaVenda } from '@martelo/contracts/vendas/minha-venda.contract.ts'
import { diaEmBrasilia, somarDias } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Cenario,
  type ClienteDoCenario,
  criarCenario,
  type Pessoa,
} from '../../../../../tests/pg/cenario.ts'
import { bytesDaChamada, executarChamada as chamarComo } from '../../../../../tests/pg/executar-chamada.ts'
import { lerPdf } from '../../../../../tests/pg/ler-pdf.ts'
import { abrirPraca, bater, cartas, type Praca, venderLote } from '../../../../../tests/pg/venda-de-teste.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import { lembrarAReceber } from './lembrar-a-receber.job.ts'

let c: Cenario
let p: Praca
beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 5, lotes: 0 })
  p = await abrirPraca(c)
})
afterAll(async () => {
  await p.parar()
  await c.fechar()
})

const cliente = (i: number): ClienteDoCenario => c.clientes[i] as ClienteDoCenario
async function venda(i: number): Promise<number> {
  const id = await venderLote(c, await bater(c, cliente(i), 10_000_00))
  if (id === null) throw new Error('no sale')
  return id
}
const registrar = (id: number, body: object) =>
  chamarComo(p.ctx(c.equipe), registrarPagamento, {
    params: { id },
    body: { valor: 100_00, chaveDoPedido: randomUUID(), ...body },
  })
const recibo = (uid: string, quem: Pessoa | null) =>
  chamarComo(p.ctx(quem), reciboDoPagamento, { params: { uid } })

const CHEQUE = {
  tipo: 'CHEQUE',
  chequeBanco: '341',
  chequeAgencia: '0910',
  chequeConta: '27180-2',
  chequeNumero: '850001',
}
const CARTAO = { tipo: 'CARTAO_DE_CREDITO_MANUAL', terminal: 'POS-01', nsu: '123456', bandeira: 'Visa' }

test('cash gives change and a receipt with the next number, for the buyer and the house alone', async () => {
  const id = await venda(0)
  await registrar(id, { tipo: 'DINHEIRO', valorEntregue: 150_00 })
  const { valor } = await registrar(id, { tipo: 'DINHEIRO' })
  expect(valor.pagamentos.map((x) => [x.reciboNumero, x.detalhes])).toEqual([
    [1, { valorEntregue: 150_00, valorTroco: 50_00 }],
    [2, { valorEntregue: 100_00, valorTroco: 0 }],
  ])
  const uid = valor.pagamentos[0]?.uid ?? ''
  const bytes = await bytesDaChamada(p.ctx(cliente(0)), reciboDoPagamento, { params: { uid } })
  if (typeof bytes === 'number') throw new Error('no receipt')
  const lido = (await lerPdf(bytes)).texto
  expect(lido).toContain('Recibo nº 000001')
  expect(lido).toContain('Troco: R$ 50,00')
  expect(lido).toContain('cem reais')
  expect((await recibo(uid, c.equipe)).status).toBe(200)
  expect((await recibo(uid, cliente(1))).status).toBe(404)
  expect((await registrar(id, { tipo: 'DINHEIRO', valorEntregue: 99_00 })).erro?.campos).toHaveProperty(
    'valorEntregue',
  )
})

test('a cheque is entered once, presented again after the first return and worth nothing after the second', async () => {
  const id = await venda(1)
  expect(Object.keys((await registrar(id, { tipo: 'CHEQUE' })).erro?.campos ?? {})).toContain('chequeNumero')
  const { valor } = await registrar(id, CHEQUE)
  const [linha] = valor.pagamentos
  if (linha === undefined) throw new Error('no cheque')
  expect(linha.detalhes).toMatchObject({ chequeNumero: '850001', bomPara: diaEmBrasilia(Date.now()) })
  expect((await registrar(await venda(2), CHEQUE)).erro?.error).toBe('REPETIDO')
  const devolver = (versao: number) =>
    chamarComo(p.ctx(c.equipe), devolverCheque, {
      params: { uid: linha.uid },
      body: { motivo: 'Alínea 11: sem fundos', versao },
    })
  const primeira = (await devolver(linha.versao)).valor.pagamentos[0]
  expect(primeira).toMatchObject({ situacao: 'aguardandoValidacao', chequeDevolucoes: 1 })
  expect((await devolver(linha.versao)).erro?.error).toBe('MUDOU')
  const segunda = (await devolver(primeira?.versao ?? 0)).valor.pagamentos[0]
  expect(segunda).toMatchObject({ situacao: 'divergente', chequeDevolucoes: 2 })
  expect(await cartas(c, id, 'divergência')).toHaveLength(1)
  expect((await devolver(segunda?.versao ?? 0)).status).toBe(409)
})

test('a slip of the machine pays one sale; its instalments and interest are kept', async () => {
  const id = await venda(3)
  const { valor } = await registrar(id, {
    ...CARTAO,
    qtdParcelas: 3,
    valorComJuros: 106_00,
    taxaDeJuros: 1.99,
  })
  expect(valor.pagamentos[0]?.detalhes).toEqual({
    terminal: 'POS-01',
    nsu: '123456',
    bandeira: 'Visa',
    qtdParcelas: 3,
    taxaDeJuros: 1.99,
    valorComJuros: 106_00,
  })
  const dois = await Promise.all([
    registrar(id, { ...CARTAO, nsu: '9' }),
    registrar(id, { ...CARTAO, nsu: '9' }),
  ])
  expect(dois.map((r) => r.status).toSorted((a, b) => a - b)).toEqual([200, 409])
})

test('a deposit names the house’s account and its payer; a promise is reminded of once', async () => {
  const id = await venda(4)
  const conta = await c.banco.sistema
    .insertInto('contaBancaria')
    .values({
      hotId: c.hotsite.id,
      bancoCodigo: '341',
      banco: 'Itaú',
      agencia: '0910',
      conta: '27180',
      contaDigito: '2',
      titular: 'Casa',
      titularDocumento: '11222333000181',
    })
    .returning('uid')
    .executeTakeFirstOrThrow()
  const deposito = {
    tipo: 'DEPOSITO',
    contaUid: conta.uid,
    pagadorDocumento: '529.982.247-25',
    pagadorBanco: '001',
  }
  expect((await registrar(id, deposito)).valor.pagamentos[0]).toMatchObject({
    banco: { conta: '27180-2' },
    detalhes: { pagadorDocumento: '52998224725', pagadorBanco: '001' },
  })
  expect((await registrar(id, { ...deposito, contaUid: randomUUID() })).erro?.campos).toHaveProperty(
    'contaUid',
  )
  const longe = somarDias(diaEmBrasilia(Date.now()), 20)
  await registrar(id, { tipo: 'A_RECEBER', dataPagamento: longe, lembrarDias: 2 })
  expect(await lembrarAReceber(c.servicos)).toBe(0)
  const perto = somarDias(diaEmBrasilia(Date.now()), 1)
  await registrar(id, { tipo: 'A_RECEBER', dataPagamento: perto, lembrarDias: 2 })
  expect(await Promise.all([lembrarAReceber(c.servicos), lembrarAReceber(c.servicos)])).toContain(1)
  expect(await lembrarAReceber(c.servicos)).toBe(0)
  const minha = await chamarComo(p.ctx(cliente(4)), minhaVenda, { params: { id } })
  expect(minha.valor.pagamentos).toHaveLength(3)
})
