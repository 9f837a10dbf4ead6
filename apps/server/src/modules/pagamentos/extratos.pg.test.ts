import { randomUUID } from 'node:crypto'
import { conferirLinhaDoExtrato } from '@martelo/contracts/pagamentos/conferir-linha-do-extrato.contract.ts'
import { criarPagamento } from '@martelo/contracts/pagamentos/criar-pagamento.contract.ts'
import { extratoPorUid } from '@martelo/contracts/pagamentos/extrato-por-uid.contract.ts'
import { importarExtrato } from '@martelo/contracts/pagamentos/importar-extrato.contract.ts'
import { buscarVenda } from '@martelo/contracts/vendas/buscar-venda.contract.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Cenario,
  type ClienteDoCenario,
  criarCenario,
  type Pessoa,
} from '../../../../../tests/pg/cenario.ts'
import { executarChamada as chamarComo } from '../../../../../tests/pg/executar-chamada.ts'
import { abrirPraca, bater, type Praca, venderLote } from '../../../../../tests/pg/venda-de-teste.ts'
import { diaEmBrasilia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'

let c: Cenario
let p: Praca
beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 3, lotes: 0 })
  p = await abrirPraca(c)
})
afterAll(async () => {
  await p.parar()
  await c.fechar()
})

const cliente = (i: number): ClienteDoCenario => c.clientes[i] as ClienteDoCenario
const HOJE = diaEmBrasilia(Date.now())
async function venda(i: number, valor: number): Promise<{ id: number; total: number }> {
  const id = await venderLote(c, await bater(c, cliente(i), valor))
  if (id === null) throw new Error('no sale')
  return { id, total: valor + valor / 20 }
}
const reais = (v: number) => (v / 100).toFixed(2)
const ofx = (...l: (readonly [numero: string, valor: number, memo: string])[]) =>
  `OFXHEADER:100\n<OFX><BANKACCTFROM><BANKID>0341<ACCTID>271802</BANKACCTFROM><BANKTRANLIST>${l
    .map(
      ([n, v, memo]) =>
        `<STMTTRN><DTPOSTED>${HOJE.replaceAll('-', '')}<TRNAMT>${reais(v)}<FITID>${n}<MEMO>${memo}</STMTTRN>`,
    )
    .join('\n')}</BANKTRANLIST></OFX>`
const importar = (texto: string, conteudo = 'extrato', quem: Pessoa = c.equipe) =>
  chamarComo(p.ctx(quem), importarExtrato, {
    body: { conteudo },
    arquivos: [{ nome: 'arquivo', bytes: Buffer.from(texto) }],
  })
const conferir = (uid: string, body: object, quem: Pessoa = c.equipe) =>
  chamarComo(p.ctx(quem), conferirLinhaDoExtrato, {
    params: { uid },
    body: { acao: 'confirmar', versao: 1, ...body },
  })
const pagamentosDe = async (id: number) =>
  (await chamarComo(p.ctx(c.equipe), buscarVenda, { params: { id } })).valor.pagamentos

test('a statement proposes the payment, and a person confirms it once', async () => {
  const v = await venda(0, 20_000_00)
  await chamarComo(p.ctx(cliente(0)), criarPagamento, {
    params: { id: v.id },
    body: { tipo: 'DEPOSITO', origemTipoPagamento: 'TED', valor: v.total, chaveDoPedido: randomUUID() },
  })
  const { valor: e, erro } = await importar(ofx(['A1', v.total, 'TED RECEBIDA'], ['A2', 7_77, 'OUTRO']))
  expect(erro).toBeNull()
  const [linha, outra] = e.linhas
  expect(linha?.proposta).toMatchObject({ certeza: 'media', vndId: v.id })
  expect(outra?.proposta).toMatchObject({ certeza: 'nenhuma', pagUid: null })
  const uid = linha?.uid ?? ''
  const { pagUid } = linha?.proposta ?? {}
  // Two people at once: it counts once.
  const dois = await Promise.all([conferir(uid, { pagUid }), conferir(uid, { pagUid })])
  expect(dois.filter((r) => r.status === 200)).toHaveLength(1)
  expect(await pagamentosDe(v.id)).toMatchObject([{ situacao: 'aguardandoValidacao', valor: v.total }])
  const depois = (await chamarComo(p.ctx(c.equipe), extratoPorUid, { params: { uid: e.uid } })).valor
  expect(depois.linhas.map((l) => [l.situacao, l.vndId])).toEqual([
    ['conferida', v.id],
    ['aberta', null],
  ])
})

test('the same entry in two files is one line', async () => {
  await importar(ofx(['B1', 10_00, 'X']))
  const { valor } = await importar(ofx(['B1', 10_00, 'X'], ['B2', 10_00, 'X']))
  expect(valor.repetidas).toBe(1)
  expect(valor.linhas).toHaveLength(1)
})

test('a settlement spreadsheet pays the sale that it names, and too much is asked about first', async () => {
  const v = await venda(1, 1_000_00)
  const { valor: e } = await importar(`Venda;Valor\n${v.id};35,10\n${v.id};9.999,00\nabc;1,00\n`, 'planilha')
  expect(e.erros).toMatchObject([{ linha: 4, campo: 'venda' }])
  const [certa, demais] = e.linhas
  expect((await conferir(certa?.uid ?? '', { vndId: v.id })).valor).toEqual({ situacao: 'conferida' })
  expect(await pagamentosDe(v.id)).toMatchObject([
    { tipo: 'DIFERENCA_XLS', valor: 35_10, situacao: 'aguardandoValidacao' },
  ])
  expect((await conferir(demais?.uid ?? '', { vndId: v.id })).erro?.error).toBe('EXCEDENTE')
  expect((await conferir(demais?.uid ?? '', { acao: 'ignorar' })).valor).toEqual({ situacao: 'ignorada' })
  expect((await conferir(demais?.uid ?? '', { vndId: v.id, aceitaExcedente: true })).status).toBe(409)
  expect(await pagamentosDe(v.id)).toHaveLength(1)
})

test('bad files, other people and other houses', async () => {
  for (const [texto, conteudo] of [
    ['<OFX>quebrado', 'extrato'],
    ['a;b\n1;2\n', 'extrato'],
    ['Data;Valor\n01/02/2026;3,00\n', 'planilha'],
    [ofx(), 'extrato'],
  ] as const)
    expect((await importar(texto, conteudo)).erro?.error, texto).toBe('ARQUIVO')
  expect((await importar(ofx(['C1', 1_00, 'X']), 'extrato', cliente(0))).status).toBe(403)
  const { valor } = await importar(ofx(['C2', 1_00, 'X']))
  const fora = { ...c.equipe, hotId: c.outroHotsite.id }
  const ler = await chamarComo(c.ctx(fora, c.outroHotsite), extratoPorUid, { params: { uid: valor.uid } })
  expect(ler.status).toBe(404)
})
