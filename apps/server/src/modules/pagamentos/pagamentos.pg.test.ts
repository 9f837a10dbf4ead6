import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { baixarComprovante } from '@martelo/contracts/pagamentos/baixar-comprovante.contract.ts'
import { criarPagamento } from '@martelo/contracts/pagamentos/criar-pagamento.contract.ts'
import { devolverPix } from '@martelo/contracts/pagamentos/devolver-pix.contract.ts'
import { enviarComprovante } from '@martelo/contracts/pagamentos/enviar-comprovante.contract.ts'
import { registrarPagamento } from '@martelo/contracts/pagamentos/registrar-pagamento.contract.ts'
import { removerPagamento } from '@martelo/contracts/pagamentos/remover-pagamento.contract.ts'
import { responderPagamento } from '@martelo/contracts/pagamentos/responder-pagamento.contract.ts'
import { buscarVenda } from '@martelo/contracts/vendas/buscar-venda.contract.ts'
import { darDesconto } from '@martelo/contracts/vendas/dar-desconto.contract.ts'
import { minhaVenda } from '@martelo/contracts/vendas/minha-venda.contract.ts'
import { moverVenda } from '@martelo/contracts/vendas/mover-venda.contract.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cenario, type ClienteDoCenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { executarChamada as chamarComo } from '../../../../../tests/pg/executar-chamada.ts'
import { abrirPraca, ateQue, bater, type Praca, venderLote } from '../../../../../tests/pg/venda-de-teste.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import type { ModoDePagar } from '../../simuladores/banco-pix.ts'
import { publicadorDe } from '../lances/sala/publicador.ts'

let c: Cenario
let p: Praca
// A PNG of one pixel.
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 4, lotes: 0 })
  p = await abrirPraca(c)
})
afterAll(async () => {
  await p.parar()
  await publicadorDe(c.servicos).parar()
  await c.fechar()
})

const cliente = (i: number): ClienteDoCenario => c.clientes[i] as ClienteDoCenario

/** A sale of one lot to that client; commission 5 %. */
async function venda(i: number, valor = 10_000_00): Promise<{ id: number; total: number; lote: number }> {
  // A sale is shared by the lots of one client until it is paid: each test ends its own.
  await sql`update venda set situacao = 'Cancelada' where cli_id = ${cliente(i).cliId} and situacao in ('Aguardando Pagamento', 'Aguardando Validação')`.execute(
    c.banco.sistema,
  )
  const lote = await bater(c, cliente(i), valor)
  const id = await venderLote(c, lote)
  if (id === null) throw new Error('no sale')
  return { id, total: valor + valor / 20, lote: lote.id }
}
const ver = async (i: number, id: number) =>
  (await chamarComo(p.ctx(cliente(i)), minhaVenda, { params: { id } })).valor
const daCasa = async (id: number) =>
  (await chamarComo(p.ctx(c.equipe), buscarVenda, { params: { id } })).valor
const pagar = (i: number, id: number, valor: number, origem = 'PIX', chave: string = randomUUID()) =>
  chamarComo(p.ctx(cliente(i)), criarPagamento, {
    params: { id },
    body: { tipo: 'DEPOSITO', origemTipoPagamento: origem, valor, chaveDoPedido: chave },
  })
const txidDe = (uid: string) => uid.replaceAll('-', '')

describe('Pix', () => {
  test('the right payment closes the sale, signed by the bank, and the lot is paid', async () => {
    const v = await venda(0)
    const { valor } = await pagar(0, v.id, v.total)
    expect(valor.venda.pagamentos[0]?.pix?.copiaECola).toContain('br.gov.bcb.pix')
    await p.banco.pagar(txidDe(valor.pagUid), 'certo')
    await ateQue(async () => (await ver(0, v.id)).situacao === 'Fechada', 'the sale to close')
    const fechada = await ver(0, v.id)
    expect(fechada.fechadaByClienteNome).toBe('Confirmação bancária (Pix)')
    expect(fechada.itens[0]).toMatchObject({
      situacaoLote: 'PAGO',
      retirada: { situacao: 'aguardando_agendamento' },
    })
    expect(fechada.somas).toMatchObject({ aprovado: v.total, restante: 0 })
    expect(fechada.itens[0]?.dataFimEstadia).not.toBeNull()
  })

  test.each<[ModoDePagar, string, RegExp]>([
    ['valor-errado', 'divergente', /diferente do cobrado/],
    ['pagador-errado', 'divergente', /não é o titular/],
    ['sem-pagador', 'aguardandoValidacao', /não informou/],
  ])('%s → %s, never paid', async (modo, situacao, motivo) => {
    const v = await venda(1)
    const { valor } = await pagar(1, v.id, v.total)
    await p.banco.pagar(txidDe(valor.pagUid), modo)
    await ateQue(async () => (await ver(1, v.id)).pagamentos[0]?.situacao === situacao, situacao)
    const depois = await ver(1, v.id)
    expect(depois.situacao).not.toBe('Fechada')
    expect(depois.pagamentos[0]?.motivo).toMatch(motivo)
    expect(depois.somas.aprovado).toBe(0)
  })

  test('a notice that comes late still counts', async () => {
    const v = await venda(0)
    const { valor } = await pagar(0, v.id, v.total)
    await p.banco.pagar(txidDe(valor.pagUid), 'atrasado', 1)
    expect((await ver(0, v.id)).situacao).toBe('Aguardando Pagamento')
    await ateQue(async () => (await ver(0, v.id)).situacao === 'Fechada', 'the sale to close')
  })

  test('paid twice: one counts, the other is to be sent back, and the bank does so', async () => {
    const v = await venda(0)
    const { valor } = await pagar(0, v.id, v.total)
    await p.banco.pagar(txidDe(valor.pagUid), 'duas-vezes')
    await ateQue(async () => (await daCasa(v.id)).pixADevolver.length === 1, 'the second Pix')
    const depois = await daCasa(v.id)
    expect(depois.situacao).toBe('Fechada')
    expect(depois.somas.aprovado).toBe(v.total)
    const sobra = depois.pixADevolver[0]
    expect(
      (await chamarComo(p.ctx(c.equipe), devolverPix, { params: { endToEndId: sobra?.endToEndId } })).status,
    ).toBe(200)
    await ateQue(async () => (await daCasa(v.id)).pixADevolver.length === 0, 'the refund')
    expect((await daCasa(v.id)).situacao).toBe('Fechada')
  })

  test('a replaced charge that is paid all the same is taken while its money is missing', async () => {
    const v = await venda(2)
    const velha = await pagar(2, v.id, v.total)
    await pagar(2, v.id, v.total)
    await p.banco.pagar(txidDe(velha.valor.pagUid), 'certo')
    await ateQue(async () => (await ver(2, v.id)).somas.aprovado === v.total, 'the old charge')
  })

  test('a notice without our seal is not taken, a broken one is refused, a forged Pix changes nothing', async () => {
    const v = await venda(2)
    await pagar(2, v.id, v.total)
    const endereco = `${p.url}/v1/pix/webhook/pix`
    expect(await postar(endereco, { pix: [{ endToEndId: 'E1' }] })).toBe(401)
    expect(await postar(`${endereco}?hmac=${'a'.repeat(64)}`, { pix: [{ endToEndId: 'E1' }] })).toBe(401)
    expect(await postar(endereco, { pix: 'nada' })).toBe(400)
    expect((await ver(2, v.id)).somas.aprovado).toBe(0)
  })

  test('the bank out: the line stays, and the same request finds it again', async () => {
    const v = await venda(2)
    const chave = randomUUID()
    p.banco.comportamento.falharACada = 1
    const fora = await pagar(2, v.id, v.total, 'PIX', chave)
    p.banco.comportamento.falharACada = 0
    expect(fora).toMatchObject({ status: 503, erro: { error: 'BANCO_FORA' } })
    const denovo = await pagar(2, v.id, v.total, 'PIX', chave)
    expect(denovo.valor.venda.pagamentos).toHaveLength(1)
    expect(denovo.valor.venda.pagamentos[0]?.pix).not.toBeNull()
  })
})

describe('one request, one payment', () => {
  test('the same key at once and again is one line', async () => {
    const v = await venda(0)
    const chave = randomUUID()
    const respostas = await Promise.all(
      Array.from({ length: 5 }, () => pagar(0, v.id, v.total, 'TED', chave)),
    )
    expect(new Set(respostas.map((r) => r.valor.pagUid)).size).toBe(1)
    const linhas = await sql<{
      n: number
    }>`select count(*)::int as n from pagamento where vnd_id = ${v.id}`.execute(c.banco.sistema)
    expect(linhas.rows[0]?.n).toBe(1)
  })

  test('more than what is due is refused, with the sum at the field', async () => {
    const v = await venda(0)
    const r = await pagar(0, v.id, v.total + 1, 'TED')
    expect(r).toMatchObject({ status: 409, erro: { error: 'VALOR', dados: { restante: v.total } } })
  })

  test('a payment of money taken by hand, sent twice, is one', async () => {
    const v = await venda(0)
    const body = { tipo: 'DINHEIRO', valor: v.total, chaveDoPedido: randomUUID() }
    const registrar = () => chamarComo(p.ctx(c.equipe), registrarPagamento, { params: { id: v.id }, body })
    await Promise.all([registrar(), registrar()])
    expect((await daCasa(v.id)).pagamentos).toHaveLength(1)
  })
})

/** A transfer with its proof. */
async function transferir(i: number, id: number, valor: number) {
  const { valor: criado } = await pagar(i, id, valor, 'TED')
  const r = await chamarComo(p.ctx(cliente(i)), enviarComprovante, {
    params: { uid: criado.pagUid },
    body: { chaveDoPedido: randomUUID() },
    arquivos: [{ nome: 'recibo.png', bytes: PNG }],
  })
  expect(r.status).toBe(200)
  return { pagUid: criado.pagUid, comprovante: r.valor }
}
const responder = (uid: string, evento: string, versao: number, motivo?: string) =>
  chamarComo(p.ctx(c.equipe), responderPagamento, { params: { uid }, body: { evento, versao, motivo } })

describe('transfer and proof', () => {
  test('divergent, sent anew, approved: the sale closes in the name of who approved', async () => {
    const v = await venda(0)
    const { pagUid } = await transferir(0, v.id, v.total)
    expect((await ver(0, v.id)).situacao).toBe('Aguardando Validação')
    const antes = (await daCasa(v.id)).pagamentos[0]
    expect(await responder(pagUid, 'divergir', antes?.versao ?? 0)).toMatchObject({
      status: 409,
      erro: { campos: { motivo: 'Informe o motivo.' } },
    })
    await responder(pagUid, 'divergir', antes?.versao ?? 0, 'Conta de outra pessoa')
    expect(await ver(0, v.id)).toMatchObject({
      situacao: 'Aguardando Pagamento',
      proximaAcao: 'corrigirComprovante',
    })
    await chamarComo(p.ctx(cliente(0)), enviarComprovante, {
      params: { uid: pagUid },
      body: { chaveDoPedido: randomUUID() },
      arquivos: [{ nome: 'outro.png', bytes: PNG }],
    })
    const { valor } = await responder(pagUid, 'aprovar', (await daCasa(v.id)).pagamentos[0]?.versao ?? 0)
    expect(valor).toMatchObject({ situacao: 'Fechada', fechadaByClienteNome: 'Equipe ADM' })
    expect(valor.pagamentos[0]?.comprovantes.map((k) => k.situacao)).toEqual(['PAGO', 'DIVERGENTE'])
  })

  test('two people at once: one answer, the other is told who was first', async () => {
    const v = await venda(0)
    const { pagUid } = await transferir(0, v.id, v.total)
    const versao = (await daCasa(v.id)).pagamentos[0]?.versao ?? 0
    const respostas = await Promise.all([
      responder(pagUid, 'aprovar', versao),
      responder(pagUid, 'divergir', versao, 'Não bate'),
    ])
    expect(respostas.map((r) => r.status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(respostas.find((r) => r.status === 409)?.erro).toMatchObject({
      error: 'MUDOU',
      dados: { por: 'Equipe ADM' },
    })
  })

  test('what is no document is refused at the field, and nothing is kept', async () => {
    const v = await venda(0)
    const { valor } = await pagar(0, v.id, v.total, 'TED')
    const r = await chamarComo(p.ctx(cliente(0)), enviarComprovante, {
      params: { uid: valor.pagUid },
      body: { chaveDoPedido: randomUUID() },
      arquivos: [{ nome: 'virus.pdf', bytes: Buffer.from('MZ isto não é um PDF') }],
    })
    expect(r).toMatchObject({ status: 400, erro: { error: 'ARQUIVO' } })
    expect((await ver(0, v.id)).pagamentos[0]?.comprovantes).toEqual([])
  })

  test('the address of a proof opens for the one it was signed for, and for nobody else', async () => {
    const v = await venda(0)
    const { comprovante } = await transferir(0, v.id, v.total)
    const query = Object.fromEntries(new URL(comprovante.arquivo, p.url).searchParams)
    const abrir = (quem: ClienteDoCenario | typeof c.equipe) =>
      chamarComo(p.ctx(quem), baixarComprovante, { params: { uid: comprovante.uid }, query })
    expect((await abrir(cliente(0))).status).toBe(200)
    expect((await abrir(cliente(1))).status).toBe(403)
    expect((await abrir(c.equipe)).status).toBe(403)
  })

  test('an unsent payment may be given up, a validated one not', async () => {
    const v = await venda(0)
    const { valor } = await pagar(0, v.id, v.total, 'TED')
    const remover = (uid: string) => chamarComo(p.ctx(cliente(0)), removerPagamento, { params: { uid } })
    expect((await remover(valor.pagUid)).status).toBe(200)
    const { pagUid } = await transferir(0, v.id, v.total)
    expect((await remover(pagUid)).status).toBe(409)
  })
})

describe('the house', () => {
  test('a chargeback opens a closed sale again, and its lot', async () => {
    const v = await venda(0)
    const { pagUid } = await transferir(0, v.id, v.total)
    await responder(pagUid, 'aprovar', (await daCasa(v.id)).pagamentos[0]?.versao ?? 0)
    const r = await responder(
      pagUid,
      'estornar',
      (await daCasa(v.id)).pagamentos[0]?.versao ?? 0,
      'TED devolvida pelo banco',
    )
    expect(r.valor).toMatchObject({ situacao: 'Aguardando Pagamento' })
    expect(r.valor.itens[0]).toMatchObject({ situacaoLote: 'AG_PAGAMENTO' })
  })

  test('the buyer gives up: the fine is computed, the lots follow', async () => {
    const v = await venda(0)
    const versao = (await daCasa(v.id)).versao
    const mover = (motivo: string | null) =>
      chamarComo(p.ctx(c.equipe), moverVenda, {
        params: { id: v.id },
        body: { evento: 'desistir', motivo, versao },
      })
    expect((await mover(null)).status).toBe(409)
    const r = await mover('Desistiu por telefone')
    expect(r.valor).toMatchObject({
      situacao: 'Cliente Desistiu',
      multa: { comissao: 500_00, multa: 1_000_00, total: 1_500_00 },
    })
    expect(r.valor.itens[0]?.situacaoLote).toBe('CLIENTE_DESISTIU')
  })

  test('a discount that leaves nothing to pay closes what approved money covers', async () => {
    const v = await venda(0)
    const { pagUid } = await transferir(0, v.id, v.total - 500_00)
    await responder(pagUid, 'aprovar', (await daCasa(v.id)).pagamentos[0]?.versao ?? 0)
    expect((await daCasa(v.id)).situacao).toBe('Aguardando Pagamento')
    const r = await chamarComo(p.ctx(c.equipe), darDesconto, {
      params: { id: v.id },
      body: { valor: 500_00, motivo: 'Avaria na entrega', versao: (await daCasa(v.id)).versao },
    })
    expect(r.valor).toMatchObject({ situacao: 'Fechada', valorDesconto: 500_00 })
  })

  test('another client and another hotsite find no sale and no payment', async () => {
    const v = await venda(0)
    const { valor } = await pagar(0, v.id, v.total, 'TED')
    const alheio = p.ctx(cliente(3))
    expect((await chamarComo(alheio, minhaVenda, { params: { id: v.id } })).status).toBe(404)
    expect((await chamarComo(alheio, removerPagamento, { params: { uid: valor.pagUid } })).status).toBe(404)
    const fora = c.ctx({ ...c.equipe, hotId: c.outroHotsite.id }, c.outroHotsite)
    expect((await chamarComo(fora, buscarVenda, { params: { id: v.id } })).status).toBe(404)
    expect(
      (
        await chamarComo(fora, responderPagamento, {
          params: { uid: valor.pagUid },
          body: { evento: 'aprovar', versao: 1 },
        })
      ).status,
    ).toBe(404)
  })
})

/** As the bank posts: the name below localhost goes into the Host header. */
function postar(endereco: string, corpo: unknown): Promise<number> {
  const url = new URL(endereco)
  return new Promise((ok, falha) => {
    const q = request(
      {
        host: '127.0.0.1',
        port: url.port,
        path: url.pathname + url.search,
        method: 'POST',
        headers: { host: url.host, 'content-type': 'application/json' },
      },
      (r) => {
        r.resume()
        r.on('end', () => ok(r.statusCode ?? 0))
      },
    )
    q.on('error', falha)
    q.end(JSON.stringify(corpo))
  })
}
