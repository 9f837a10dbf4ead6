import { randomUUID } from 'node:crypto'
import { baixarComprovante } from '@martelo/contracts/pagamentos/baixar-comprovante.contract.ts'
import { devolucoesAFazer } from '@martelo/contracts/pagamentos/devolucoes-a-fazer.contract.ts'
import { devolverPix } from '@martelo/contracts/pagamentos/devolver-pix.contract.ts'
import { enviarComprovante } from '@martelo/contracts/pagamentos/enviar-comprovante.contract.ts'
import { registrarDevolucao } from '@martelo/contracts/pagamentos/registrar-devolucao.contract.ts'
import { registrarPagamento } from '@martelo/contracts/pagamentos/registrar-pagamento.contract.ts'
import { removerPagamento } from '@martelo/contracts/pagamentos/remover-pagamento.contract.ts'
import { responderPagamento } from '@martelo/contracts/pagamentos/responder-pagamento.contract.ts'
import { buscarVenda } from '@martelo/contracts/vendas/buscar-venda.contract.ts'
import { darDesconto } from '@martelo/contracts/vendas/dar-desconto.contract.ts'
import { minhaVenda } from '@martelo/contracts/vendas/minha-venda.contract.ts'
import { moverVenda } from '@martelo/contracts/vendas/mover-venda.contract.ts'
import { diaEmBrasilia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { numeroDaVenda } from '@martelo/domain/vendas/numero-da-venda.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cenario, type ClienteDoCenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { executarChamada as chamarComo } from '../../../../../tests/pg/executar-chamada.ts'
import {
  abrirPraca,
  ateQue,
  cartas,
  PNG,
  type Praca,
  postar,
} from '../../../../../tests/pg/venda-de-teste.ts'
import { pagamentosDeTeste } from '../../../../../tests/pg/pagamentos-de-teste.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import type { ModoDePagar } from '../../simuladores/balcao-do-banco-pix.ts'

let c: Cenario
let p: Praca

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 4, lotes: 0 })
  p = await abrirPraca(c)
})
afterAll(async () => {
  await p.parar()
  await c.fechar()
})

const { cliente, daCasa, pagar, registrar, responder, transferir, venda, ver } = pagamentosDeTeste(
  () => c,
  () => p,
)
const abertas = async (id: number) => (await daCasa(id)).devolucoes.filter((d) => d.situacao !== 'devolvida')
const noBanco = async (txid: string): Promise<string> =>
  ((await (await fetch(`${p.banco.url}/cob/${txid}`)).json()) as { status: string }).status
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
    await ateQue(async () => (await abertas(v.id)).length === 1, 'the second Pix')
    const depois = await daCasa(v.id)
    expect(depois.situacao).toBe('Fechada')
    expect(depois.somas.aprovado).toBe(v.total)
    const sobra = depois.devolucoes[0]
    expect(sobra).toMatchObject({ valor: v.total, situacao: 'a_devolver', podePedir: { pode: true } })
    expect(
      (await chamarComo(p.ctx(c.equipe), devolverPix, { params: { endToEndId: sobra?.endToEndId } })).status,
    ).toBe(200)
    await ateQue(async () => (await abertas(v.id)).length === 0, 'the refund')
    expect((await daCasa(v.id)).situacao).toBe('Fechada')
    // The buyer reads where his money is, and has two letters about it.
    expect((await ver(0, v.id)).devolucoes).toMatchObject([
      { valor: v.total, situacao: 'devolvida', forma: 'PIX', ajuda: 'O valor foi devolvido.' },
    ])
    expect(await cartas(c, v.id, 'devol')).toEqual([
      `Compra ${numeroDaVenda(v.id)}: vamos devolver um valor a você`,
      `Compra ${numeroDaVenda(v.id)}: devolvemos um valor a você`,
    ])
  })

  test('a replaced charge is taken back at the bank: its code takes no money', async () => {
    const v = await venda(2)
    const velha = await pagar(2, v.id, v.total)
    await pagar(2, v.id, v.total)
    const txid = txidDe(velha.valor.pagUid)
    await ateQue(async () => (await noBanco(txid)) === 'REMOVIDA_PELO_USUARIO_RECEBEDOR', 'the charge to go')
    expect(await p.banco.pagar(txid, 'certo')).toEqual([])
  })

  test('both codes are paid before the bank has heard: the first closes the sale, the second goes back', async () => {
    const v = await venda(2)
    const velha = await pagar(2, v.id, v.total)
    // The bank is out while the code is replaced, so that the old one lives on.
    await sql`update pagamento set pix_cancelada_at = now() where uid = ${velha.valor.pagUid}`.execute(
      c.banco.sistema,
    )
    const nova = await pagar(2, v.id, v.total)
    await p.banco.pagar(txidDe(velha.valor.pagUid), 'certo')
    await ateQue(async () => (await ver(2, v.id)).situacao === 'Fechada', 'the first full payment')
    await p.banco.pagar(txidDe(nova.valor.pagUid), 'certo')
    await p.banco.sossegar()
    const depois = await daCasa(v.id)
    expect(depois.somas).toMatchObject({ aprovado: v.total, restante: 0 })
    // Taken back or sent back: never both taken.
    if ((await noBanco(txidDe(nova.valor.pagUid))) === 'CONCLUIDA')
      await ateQue(async () => (await abertas(v.id)).length === 1, 'the refund to wait')
  })

  test('cash beside an open code: approved, it closes the sale and the code is taken back', async () => {
    const v = await venda(2, 1_000_00)
    const aberto = await pagar(2, v.id, v.total)
    const r = await registrar(v.id, { valor: v.total })
    await responder(r.valor.pagamentos.at(-1)?.uid ?? '', 'aprovar', r.valor.pagamentos.at(-1)?.versao ?? 0)
    expect((await ver(2, v.id)).situacao).toBe('Fechada')
    const txid = txidDe(aberto.valor.pagUid)
    await ateQue(async () => (await noBanco(txid)) === 'REMOVIDA_PELO_USUARIO_RECEBEDOR', 'the code to go')
  })

  test('a code for more than is missing by now: the part too much waits, and the bank sends just that back', async () => {
    const v = await venda(2, 1_000_00)
    const aberto = await pagar(2, v.id, v.total)
    const r = await registrar(v.id, { valor: 300_00 })
    await responder(r.valor.pagamentos.at(-1)?.uid ?? '', 'aprovar', r.valor.pagamentos.at(-1)?.versao ?? 0)
    await p.banco.pagar(txidDe(aberto.valor.pagUid), 'certo')
    await ateQue(async () => (await ver(2, v.id)).situacao === 'Fechada', 'the sale to close')
    const [sobra] = await abertas(v.id)
    expect(sobra).toMatchObject({ valor: 300_00, motivo: expect.stringContaining('além do valor') })
    const lista = await chamarComo(p.ctx(c.equipe), devolucoesAFazer)
    expect(lista.valor.find((d) => d.uid === sobra?.uid)).toMatchObject({ vndId: v.id, valor: 300_00 })
    await chamarComo(p.ctx(c.equipe), devolverPix, { params: { endToEndId: sobra?.endToEndId } })
    await ateQue(async () => (await abertas(v.id)).length === 0, 'the refund')
    expect(await ver(2, v.id)).toMatchObject({ situacao: 'Fechada', somas: { aprovado: v.total + 300_00 } })
  })

  test('the bank refuses a refund: it waits again, and a person sends it another way', async () => {
    const v = await venda(2, 1_000_00)
    const { valor } = await pagar(2, v.id, v.total)
    await p.banco.pagar(txidDe(valor.pagUid), 'duas-vezes')
    await ateQue(async () => (await abertas(v.id)).length === 1, 'the second Pix')
    const [sobra] = await abertas(v.id)
    p.banco.comportamento.devolucoes = 'recusadas'
    await chamarComo(p.ctx(c.equipe), devolverPix, { params: { endToEndId: sobra?.endToEndId } })
    await ateQue(
      async () => (await abertas(v.id))[0]?.observacao?.includes('recusou') === true,
      'the refusal',
    )
    p.banco.comportamento.devolucoes = 'logo'
    const [denovo] = await abertas(v.id)
    const devolver = (mudar: object) =>
      chamarComo(p.ctx(c.equipe), registrarDevolucao, {
        params: { uid: denovo?.uid },
        body: {
          forma: 'TRANSFERENCIA',
          destino: 'Banco 001, agência 1234, conta 5678-9',
          dia: diaEmBrasilia(Date.now()),
          versao: denovo?.versao,
          ...mudar,
        },
      })
    expect((await devolver({ dia: '2027-01-05' })).erro?.campos).toEqual({
      dia: 'A data não pode estar no futuro.',
    })
    expect((await devolver({})).valor).toMatchObject({ situacao: 'devolvida', forma: 'TRANSFERENCIA' })
    expect((await devolver({})).status).toBe(409)
  })

  test('a charge that is paid in the second of its replacement is taken while its money is missing', async () => {
    const v = await venda(2)
    const velha = await pagar(2, v.id, v.total)
    await sql`update pagamento set ativo = false where uid = ${velha.valor.pagUid}`.execute(c.banco.sistema)
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

  test('a payment of money taken by hand is idempotent', async () => {
    const v = await venda(0)
    const body = { tipo: 'DINHEIRO', valor: v.total, chaveDoPedido: randomUUID() }
    const enviar = () => chamarComo(p.ctx(c.equipe), registrarPagamento, { params: { id: v.id }, body })
    await Promise.all([enviar(), enviar()])
    expect((await daCasa(v.id)).pagamentos).toHaveLength(1)
  })

  test('a key that stands for another request is refused, and the first stands', async () => {
    const v = await venda(0)
    const chave = randomUUID()
    const primeiro = await pagar(0, v.id, 1000, 'TED', chave)
    expect(await pagar(0, v.id, 2000, 'TED', chave)).toMatchObject({
      status: 409,
      erro: { error: 'CHAVE_REUSADA' },
    })
    const outra = await pagar(0, v.id, 1000, 'TED', chave)
    expect(outra.valor.pagUid).toBe(primeiro.valor.pagUid)
    expect((await ver(0, v.id)).pagamentos.map((k) => k.valor)).toEqual([1000])
  })
})

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

  test('who was let care for the purchases sends the proof and gives a payment up; who may only bid does not', async () => {
    const v = await venda(0)
    const { pagUid } = await transferir(0, v.id, v.total)
    const em = (...escopo: string[]) =>
      p.ctx({ ...cliente(0), por: { usuId: cliente(1).usuId, nome: 'Filha', escopo } } as ReturnType<
        typeof cliente
      >)
    const provar = (ctx: ReturnType<typeof em>) =>
      chamarComo(ctx, enviarComprovante, {
        params: { uid: pagUid },
        body: { chaveDoPedido: randomUUID() },
        arquivos: [{ nome: 'outro.png', bytes: PNG }],
      })
    expect((await provar(em('ver', 'lances'))).erro?.error).toBe('EM_NOME_DE_OUTRO')
    expect((await provar(em('ver', 'compras'))).erro).toBeNull()
    const desistir = (...escopo: string[]) =>
      chamarComo(em(...escopo), removerPagamento, { params: { uid: pagUid } })
    expect((await desistir('ver')).erro?.error).toBe('EM_NOME_DE_OUTRO')
    expect((await desistir('ver', 'compras')).erro?.error).not.toBe('EM_NOME_DE_OUTRO')
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

  test('the address of a proof opens only for the one it was signed for', async () => {
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
