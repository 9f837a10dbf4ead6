// What the wire tells of one item, on a real database: how it is paid, where its papers go and who moved them, what was
// agreed with the consignor, and that none of it reaches another buyer or another house.
import { randomUUID } from 'node:crypto'
import { moverDocumentacao } from '@martelo/contracts/entregas/mover-documentacao.contract.ts'
import { salvarMetodoEntrega } from '@martelo/contracts/entregas/salvar-metodo-entrega.contract.ts'
import { criarPagamento } from '@martelo/contracts/pagamentos/criar-pagamento.contract.ts'
import { enviarComprovante } from '@martelo/contracts/pagamentos/enviar-comprovante.contract.ts'
import { responderPagamento } from '@martelo/contracts/pagamentos/responder-pagamento.contract.ts'
import { mostrarCliente } from '@martelo/contracts/clientes/mostrar-cliente.contract.ts'
import { listarVendas } from '@martelo/contracts/vendas/listar-vendas.contract.ts'
import { buscarVenda } from '@martelo/contracts/vendas/buscar-venda.contract.ts'
import { minhaVenda } from '@martelo/contracts/vendas/minha-venda.contract.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Cenario,
  type ClienteDoCenario,
  criarCenario,
  type LoteDoCenario,
  type Pessoa,
} from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { bater, PNG, venderLote } from '../../../../../tests/pg/venda-de-teste.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'

let c: Cenario
beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 0, lotes: 0 })
  await c.banco.sistema
    .insertInto('contaBancaria')
    .values({
      hotId: c.hotsite.id,
      bancoCodigo: '237',
      banco: 'Bradesco',
      agencia: '1234',
      conta: '12345',
      titular: 'Casa de Leilões São João Ltda',
      titularDocumento: '11222333000181',
    })
    .execute()
})
afterAll(async () => {
  await c.fechar()
})

interface Vendida {
  readonly id: number
  readonly cli: ClienteDoCenario
  readonly lote: LoteDoCenario
}
async function vendida(mudar: Parameters<Cenario['novoLote']>[0] = {}): Promise<Vendida> {
  const cli = await c.novoCliente()
  const lote = await bater(c, cli, 10_000_00, mudar)
  const id = await venderLote(c, lote)
  if (id === null) throw new Error('no sale')
  return { id, cli, lote }
}
const item = async (v: Vendida) => {
  const { valor } = await executarChamada(c.ctx(v.cli), minhaVenda, { params: { id: v.id } })
  const [i] = valor.itens
  if (i === undefined) throw new Error('no item')
  return i
}
const como = (...papeis: string[]): Pessoa => ({ ...c.equipe, papeis })

test('the transfer: where to, its proof and the answer to it', async () => {
  const v = await vendida()
  expect(await item(v)).toMatchObject({
    informacoesPagamentoTed: { bancoCodigo: '237', agencia: '1234', comprovantePagamentoUrl: null },
    informacoesPagamentoBoleto: null,
    informacoesCondicional: null,
  })
  const { valor } = await executarChamada(c.ctx(v.cli), criarPagamento, {
    params: { id: v.id },
    body: { tipo: 'DEPOSITO', origemTipoPagamento: 'TED', valor: 10_500_00, chaveDoPedido: randomUUID() },
  })
  await executarChamada(c.ctx(v.cli), enviarComprovante, {
    params: { uid: valor.pagUid },
    body: { chaveDoPedido: randomUUID() },
    arquivos: [{ nome: 'ted.png', bytes: PNG }],
  })
  const casa = await executarChamada(c.ctx(c.equipe), buscarVenda, { params: { id: v.id } })
  await executarChamada(c.ctx(como('Acerto')), responderPagamento, {
    params: { uid: valor.pagUid },
    body: { evento: 'divergir', motivo: 'Conta de outra pessoa', versao: casa.valor.pagamentos[0]?.versao },
  })
  expect((await item(v)).informacoesPagamentoTed).toMatchObject({
    comprovantePagamentoUrl: expect.stringContaining('/arquivo?'),
    comprovantePagamentoMotivo: 'Conta de outra pessoa',
    comprovantePagamentoSituacao: 'Divergente',
    comprovantePagamentoData: expect.stringMatching(/^\d{4}-/),
  })
  // Each reads it through an address signed for him.
  const daCasa = await executarChamada(c.ctx(c.equipe), buscarVenda, { params: { id: v.id } })
  const deles = daCasa.valor.itens[0]?.informacoesPagamentoTed?.comprovantePagamentoUrl
  expect(deles).not.toBe((await item(v)).informacoesPagamentoTed?.comprovantePagamentoUrl)
  const ver = (quem: Pessoa, hotsite = c.hotsite) =>
    executarChamada(c.ctx(quem, hotsite), minhaVenda, { params: { id: v.id } })
  expect((await ver(await c.novoCliente())).status).toBe(404)
  expect((await ver(c.forasteiro, c.outroHotsite)).status).toBe(404)
  const deFora = { ...c.equipe, hotId: c.outroHotsite.id }
  const alheia = await executarChamada(c.ctx(deFora, c.outroHotsite), buscarVenda, { params: { id: v.id } })
  expect(alheia.status).toBe(404)
})

test('where a consignor takes boletos alone, no account for a transfer is told', async () => {
  const v = await vendida()
  const exigir = (exige: boolean) =>
    sql`update comitente set exige_boleto = ${exige} where id = ${c.comId}`.execute(c.banco.sistema)
  await exigir(true)
  expect((await item(v)).informacoesPagamentoTed).toBeNull()
  await exigir(false)
})

test('the papers: the address of the day of the choice, who chose, who moved them last', async () => {
  const v = await vendida()
  const { uid } = await item(v)
  expect((await item(v)).informacoesDocumentacao).toMatchObject({
    sieId: 1,
    andamento: 'Os documentos são preparados depois da retirada.',
    usuarioAndamento: null,
    usuarioEscolha: null,
    enderecoEntrega: null,
    comprovantes: [],
  })
  const escolha = await executarChamada(c.ctx(v.cli), salvarMetodoEntrega, {
    body: { uid, metodo: 'Sedex', valor: 6000, patUid: null },
  })
  expect(escolha.erro).toBeNull()
  // He moved since: the papers go to where he lived when he chose.
  await sql`update endereco set logradouro = 'Outra rua' where cli_id = ${v.cli.cliId}`.execute(
    c.banco.sistema,
  )
  await sql`update venda_item set documentacao_situacao = 'em_analise' where uid = ${uid}`.execute(
    c.banco.sistema,
  )
  const { versao } = await item(v)
  const movida = await executarChamada(c.ctx(como('Despachante')), moverDocumentacao, {
    params: { itemUid: uid },
    body: { evento: 'encaminharAoDespachante', codigoEnvio: null, versao },
  })
  expect(movida.erro).toBeNull()
  expect((await item(v)).informacoesDocumentacao).toMatchObject({
    sieId: 3,
    andamento: 'O despachante prepara os documentos.',
    usuarioAndamento: 'Equipe ADM',
    usuarioEscolha: v.cli.nome,
    enderecoEntrega: 'Rua das Flores, 1, Centro, Campinas/SP, CEP 13010-000',
  })
})

test('the rules of the promotion: of a lot that takes part, where this house’s stamp leads', async () => {
  const carimbo = (hotId: number, link: string) =>
    c.banco.sistema.insertInto('carimbo').values({ hotId, nome: 'Black Car 10', link }).execute()
  const v = await vendida({ blackCar10: true })
  await carimbo(c.outroHotsite.id, '/de-outra-casa')
  expect((await item(v)).blackCar10Url).toBeNull()
  await carimbo(c.hotsite.id, '/regulamento-black-car')
  expect((await item(v)).blackCar10Url).toBe('/regulamento-black-car')
  expect((await item(await vendida())).blackCar10Url).toBeNull()
})

test('what a bidder agreed with the consignor is his alone', async () => {
  const v = await vendida()
  const acordo = (quando: Date) =>
    c.banco.sistema
      .updateTable('lote')
      .set({
        condicionalSituacao: 'LIBERADA',
        condicionalResposta: 'Novo valor',
        condicionalNovoValor: 10_000_00,
        condicionalData: quando,
      })
      .where('id', '=', v.lote.id)
      .execute()
  await acordo(new Date(Date.now() + 60_000))
  expect((await item(v)).informacoesCondicional).toMatchObject({
    situacao: 'LIBERADA',
    resposta: 'Novo valor',
    novoValor: 10_000_00,
  })
  // An agreement from before his bid was another's.
  await acordo(new Date(Date.now() - 3_600_000))
  expect((await item(v)).informacoesCondicional).toBeNull()
  // The next one asked, whose bid is older too, was no part of it.
  await acordo(new Date(Date.now() + 60_000))
  await c.banco.sistema
    .insertInto('segundaOferta')
    .values({
      hotId: c.hotsite.id,
      vndId: v.id,
      lelId: v.lote.id,
      colocacao: 2,
      cliId: v.cli.cliId,
      lanceSeq: 1,
      valor: 10_000_00,
      situacao: 'aceita',
      prazo: new Date(),
    })
    .execute()
  expect((await item(v)).informacoesCondicional).toBeNull()
})

test('who does not answer for clients reads the buyer masked, and whole after saying why', async () => {
  const v = await vendida()
  await sql`update usuario set email = 'outra@teste.com.br' where id = ${v.cli.usuId}`.execute(
    c.banco.sistema,
  )
  const ler = async (papel: string) =>
    (await executarChamada(c.ctx(como(papel)), buscarVenda, { params: { id: v.id } })).valor.cliente
  const cpf = String(10_000_000_000 + v.cli.cliId).slice(0, 3)
  expect(await ler('SAC')).toMatchObject({ telefone: '11999990000', mascarado: false, podeMostrar: false })
  for (const papel of ['Acerto', 'Despachante', 'Leilão'])
    expect(await ler(papel)).toMatchObject({
      telefone: '(11) 999**-****',
      documento: expect.stringMatching(/^\d{3}\.\d\*\*\.\*{3}-\*\*$/),
      mascarado: true,
      podeMostrar: true,
    })
  const [linha] = (await executarChamada(c.ctx(como('Acerto')), listarVendas, { query: { porPagina: 1 } }))
    .valor
  expect(linha?.documento).toContain('***')
  const mostrar = (papel: string, motivo: string) =>
    executarChamada(c.ctx(como(papel)), mostrarCliente, { params: { id: v.cli.cliId }, body: { motivo } })
  expect((await mostrar('Despachante', '')).status).toBe(400)
  expect((await mostrar('Pátio', 'Quero ver')).status).toBe(403)
  // Who opens no records of clients gets none: the sale alone becomes whole.
  expect((await mostrar('Despachante', 'ATPV-e do veículo')).valor.mascarado).toBe(true)
  expect(await ler('Despachante')).toMatchObject({ telefone: '11999990000', mascarado: false })
  expect(String((await ler('Despachante')).documento)).toContain(cpf)
})
