// Boletos over a bank that runs as a server: by API with notices, and by files.
import { randomUUID } from 'node:crypto'
import { baixarRemessa } from '@martelo/contracts/boletos/baixar-remessa.contract.ts'
import { boletoEmPdf } from '@martelo/contracts/boletos/boleto-em-pdf.contract.ts'
import { boletosDoLeilao } from '@martelo/contracts/boletos/boletos-do-leilao.contract.ts'
import { cancelarBoleto } from '@martelo/contracts/boletos/cancelar-boleto.contract.ts'
import { emitirBoleto } from '@martelo/contracts/boletos/emitir-boleto.contract.ts'
import { gerarRemessa } from '@martelo/contracts/boletos/gerar-remessa.contract.ts'
import { listarBoletos } from '@martelo/contracts/boletos/listar-boletos.contract.ts'
import { processarRetorno } from '@martelo/contracts/boletos/processar-retorno.contract.ts'
import { remessasDeBoleto } from '@martelo/contracts/boletos/remessas-de-boleto.contract.ts'
import { retornosDeBoleto } from '@martelo/contracts/boletos/retornos-de-boleto.contract.ts'
import { segundaViaDoBoleto } from '@martelo/contracts/boletos/segunda-via-do-boleto.contract.ts'
import { verBoleto } from '@martelo/contracts/boletos/ver-boleto.contract.ts'
import { criarPagamento } from '@martelo/contracts/pagamentos/criar-pagamento.contract.ts'
import { moverVenda } from '@martelo/contracts/vendas/mover-venda.contract.ts'
import { lerBoleto as lerCodigo } from '@martelo/domain/boletos/linha-digitavel.ts'
import { diaEmBrasilia, somarDias } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { lerPix } from '@martelo/domain/pagamentos/pix.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Cenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import {
  abrirContaDeCobranca,
  convenioDe,
  salvarConvenio,
} from '../../../../../tests/pg/cobranca-de-teste.ts'
import { executarChamada as chamarComo } from '../../../../../tests/pg/executar-chamada.ts'
import { abrirPraca, ateQue, cartas, type Praca } from '../../../../../tests/pg/venda-de-teste.ts'
import { comprasDeTeste } from '../../../../../tests/pg/compras-de-teste.ts'
import { criarExterno } from '../../core/externo/externo.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import {
  type BancoDeBoletosSimulado,
  iniciarBancoDeBoletos,
  type ModoDeLiquidar,
} from '../../simuladores/banco-de-boletos.ts'
import { BANCO_BOLETO } from './banco-boleto.integration.ts'
import { vencerBoletos } from './vencer-boletos.job.ts'

let c: Cenario
let p: Praca
let banco: BancoDeBoletosSimulado
let contaUid = ''

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 3, lotes: 0 })
  banco = await iniciarBancoDeBoletos()
  const externo = criarExterno({
    banco: c.banco,
    log: c.servicos.log,
    demo: true,
    pausaMs: 50,
    origemDaCasa: () => Promise.resolve(p.url),
  })
  externo.usarPlataforma(BANCO_BOLETO, {
    url: banco.url,
    token: banco.token,
    segredoDosAvisos: banco.segredo,
  })
  Object.assign(c.servicos, { externo })
  p = await abrirPraca(c)
  contaUid = await abrirContaDeCobranca(c)
  await convenio()
})
afterEach(() => {
  banco.controle.modo = 'normal'
  banco.controle.vezes = 0
  c.servicos.externo.disjuntores.esquecer('banco-boleto|plataforma')
})
afterAll(async () => {
  await banco.sossegar()
  await p.parar()
  await banco.parar()
  await c.fechar()
})

const convenioAtual = () => convenioDe(p.ctx(c.equipe), contaUid)
const convenio = (mudar: object = {}) =>
  salvarConvenio(p.ctx(c.equipe), contaUid, { instrucoes: 'Lote vendido no estado.', ...mudar })
const { cliente, daCasa, venda, ver } = comprasDeTeste(
  () => c,
  () => p,
)
const emitir = (quem: Parameters<Praca['ctx']>[0], id: number, valor: number, mudar: object = {}) =>
  chamarComo(p.ctx(quem), emitirBoleto, {
    params: { id },
    body: { valor, chaveDoPedido: randomUUID(), ...mudar },
  })
const boleto = async (uid: string, quem: Parameters<Praca['ctx']>[0] = c.equipe) =>
  (await chamarComo(p.ctx(quem), verBoleto, { params: { uid } })).valor
const chegarA = (uid: string, situacao: string) =>
  ateQue(async () => (await boleto(uid)).situacao === situacao, situacao)
const situacaoDoLote = async (id: number) =>
  (await c.banco.sistema.selectFrom('lote').select('situacao').where('id', '=', id).executeTakeFirstOrThrow())
    .situacao
async function registrado(i: number, valor?: number) {
  const v = await venda(i, valor)
  const { valor: novo } = await emitir(cliente(i), v.id, v.total)
  await chegarA(novo.uid, 'registrado')
  return { ...v, uid: novo.uid }
}
const abertas = async (id: number) => (await daCasa(id)).devolucoes.filter((d) => d.situacao === 'a_devolver')

describe('by API', () => {
  test('is payable only after the bank’s answer, closes the sale when paid, and pays the lot', async () => {
    banco.controle.modo = 'erro'
    const v = await venda(0)
    const r = await emitir(cliente(0), v.id, v.total)
    const antes = await boleto(r.valor.uid, cliente(0))
    expect(antes).toMatchObject({
      situacao: 'aguardandoRegistro',
      linhaDigitavel: null,
      pix: null,
      pdf: null,
    })
    expect(await situacaoDoLote(v.lote)).toBe('AG_PAGAMENTO')
    banco.controle.modo = 'normal'
    c.servicos.externo.disjuntores.esquecer('banco-boleto|plataforma')
    await chegarA(r.valor.uid, 'registrado')
    expect(await situacaoDoLote(v.lote)).toBe('BOLETO')
    const visto = await boleto(r.valor.uid, cliente(0))
    const lida = lerCodigo(visto.linhaDigitavel ?? '', diaEmBrasilia(Date.now()))
    expect(lida).toMatchObject({
      ok: true,
      boleto: { banco: '237', valor: v.total, vencimento: visto.vencimento },
    })
    expect(lerPix(visto.pix?.copiaECola ?? '').ok).toBe(true)
    expect(visto.instrucoes).toContain('Lote vendido no estado.')
    expect(await cartas(c, v.id, 'seu boleto')).toHaveLength(1)
    const compra = await ver(0, v.id)
    expect(compra.orientacao.texto).toContain('Pague o boleto')
    expect(compra.itens[0]?.informacoesPagamentoBoleto).toMatchObject({
      bancoCodigo: '237',
      boletoDataVencimento: visto.vencimento,
      comprovantePagamentoUrl: expect.stringContaining('/pdf'),
    })
    expect(compra.pagamentos[0]?.boleto).toMatchObject({
      dataVencimento: visto.vencimento,
      situacao: 'registrado',
    })
    await banco.pagar(r.valor.uid, 'certo')
    await ateQue(async () => (await ver(0, v.id)).situacao === 'Fechada', 'the sale to close')
    expect(await ver(0, v.id)).toMatchObject({
      fechadaByClienteNome: 'Confirmação bancária (boleto)',
      somas: { aprovado: v.total, restante: 0 },
    })
    expect(await situacaoDoLote(v.lote)).toBe('PAGO')
    expect(await boleto(r.valor.uid)).toMatchObject({ situacao: 'pago', pago: v.total, linhaDigitavel: null })
  })

  test('gives the paper to its buyer and the office alone', async () => {
    const v = await registrado(1)
    const pdf = await chamarComo(p.ctx(cliente(1)), boletoEmPdf, { params: { uid: v.uid } })
    expect(pdf.status).toBe(200)
    const alheio = await chamarComo(p.ctx(cliente(0)), boletoEmPdf, { params: { uid: v.uid } })
    expect(alheio.erro?.error).toBe('NAO_ENCONTRADO')
    expect((await chamarComo(p.ctx(cliente(0)), verBoleto, { params: { uid: v.uid } })).status).toBe(404)
    expect((await emitir(cliente(0), v.id, 100)).erro?.error).toBe('NAO_ENCONTRADA')
  })

  test.each<[ModoDeLiquidar, string, number]>([
    ['antes', 'Fechada', 0],
    ['atrasado', 'Fechada', 0],
    ['a-mais', 'Fechada', 1000],
    ['duas-vezes', 'Fechada', 10_500_00],
    ['a-menos', 'Aguardando Pagamento', 10_500_00 - 1000],
  ])('paid %s → %s, to be given back: %i', async (modo, situacao, devolver) => {
    const v = await registrado(2)
    await banco.pagar(v.uid, modo)
    await chegarA(v.uid, 'pago')
    await ateQue(
      async () => (await boleto(v.uid)).liquidacoes.length === (modo === 'duas-vezes' ? 2 : 1),
      'all the money',
    )
    const depois = await daCasa(v.id)
    expect(depois.situacao).toBe(situacao)
    expect((await abertas(v.id)).reduce((t, d) => t + d.valor, 0)).toBe(devolver)
    if (modo === 'a-menos') {
      expect(depois.pagamentos[0]).toMatchObject({ situacao: 'divergente', valor: v.total - 1000 })
      expect(depois.orientacao.texto).toContain('diferente do boleto')
      expect(await situacaoDoLote(v.lote)).toBe('AG_PAGAMENTO')
    }
    if (modo === 'atrasado') expect((await boleto(v.uid)).liquidacoes[0]?.encargos).toBeGreaterThan(0)
  })

  test('a duplicate notice counts once', async () => {
    banco.controle.modo = 'duas-vezes'
    const v = await registrado(0)
    await banco.pagar(v.uid, 'certo')
    await banco.sossegar()
    await chegarA(v.uid, 'pago')
    expect((await boleto(v.uid)).liquidacoes).toHaveLength(1)
    expect(await abertas(v.id)).toEqual([])
  })

  test('is refused by the bank: the line goes, the buyer may try again', async () => {
    banco.controle.modo = 'recusa'
    banco.controle.vezes = 1
    const v = await venda(0)
    const { valor } = await emitir(cliente(0), v.id, v.total)
    await chegarA(valor.uid, 'recusado')
    expect((await ver(0, v.id)).pagamentos).toEqual([])
    expect(await situacaoDoLote(v.lote)).toBe('AG_PAGAMENTO')
    const outro = await emitir(cliente(0), v.id, v.total)
    await chegarA(outro.valor.uid, 'registrado')
  })

  test('survives a bank that does and does not answer: registered once', async () => {
    banco.controle.modo = 'faz-e-cala'
    banco.controle.vezes = 1
    const v = await venda(1)
    const { valor } = await emitir(cliente(1), v.id, v.total)
    await chegarA(valor.uid, 'registrado')
    expect(banco.boletos[valor.uid]).toBeDefined()
  })

  test('is cancelled only when the bank says so; money that was faster is taken', async () => {
    const v = await registrado(0)
    const b = await boleto(v.uid)
    const cancelar = (versao: number) =>
      chamarComo(p.ctx(c.equipe), cancelarBoleto, {
        params: { uid: v.uid },
        body: { motivo: 'Troca de forma', versao },
      })
    expect((await cancelar(b.versao + 1)).erro?.error).toBe('MUDOU')
    expect((await cancelar(b.versao)).valor.situacao).toBe('cancelando')
    await chegarA(v.uid, 'baixado')
    expect(banco.boletos[v.uid]?.situacao).toBe('BAIXADO')
    expect(await situacaoDoLote(v.lote)).toBe('AG_PAGAMENTO')
    // A correspondent bank had taken it before the write-off.
    await banco.pagar(v.uid, 'certo')
    await ateQue(async () => (await daCasa(v.id)).situacao === 'Fechada', 'the late money')
    expect(await abertas(v.id)).toEqual([])
  })

  test('money for a sale that ended goes back', async () => {
    const v = await registrado(0)
    const d = await daCasa(v.id)
    const fim = await chamarComo(p.ctx(c.equipe), moverVenda, {
      params: { id: v.id },
      body: { evento: 'cancelar', motivo: 'Lote retirado', versao: d.versao },
    })
    expect(fim.status).toBe(200)
    await chegarA(v.uid, 'baixado')
    await banco.pagar(v.uid, 'certo')
    await ateQue(async () => (await abertas(v.id)).length === 1, 'the refund')
    expect((await abertas(v.id))[0]).toMatchObject({
      valor: v.total,
      motivo: 'A compra está como Cancelada.',
    })
  })

  test('a second copy has its own number and day; the first is written off', async () => {
    const v = await registrado(1)
    const antes = await boleto(v.uid)
    const vencimento = somarDias(antes.vencimento, 7)
    const r = await chamarComo(p.ctx(c.equipe), segundaViaDoBoleto, {
      params: { uid: v.uid },
      body: { vencimento, versao: antes.versao },
    })
    await chegarA(r.valor.uid, 'registrado')
    await chegarA(v.uid, 'baixado')
    const nova = await boleto(r.valor.uid)
    expect(nova.nossoNumero).not.toBe(antes.nossoNumero)
    expect(nova.vencimento >= vencimento).toBe(true)
    expect((await boleto(v.uid)).segundaViaUid).toBe(r.valor.uid)
    expect(await situacaoDoLote(v.lote)).toBe('BOLETO')
    await banco.pagar(r.valor.uid, 'certo')
    await ateQue(async () => (await daCasa(v.id)).situacao === 'Fechada', 'the sale to close')
  })

  test('past its last day it is written off, and the lot awaits payment again', async () => {
    const v = await registrado(2)
    expect(await vencerBoletos(c.servicos, Date.now())).toBe(0)
    expect(await vencerBoletos(c.servicos, Date.now() + 30 * 86_400_000)).toBeGreaterThanOrEqual(1)
    await chegarA(v.uid, 'baixado')
    expect(await situacaoDoLote(v.lote)).toBe('AG_PAGAMENTO')
    expect((await ver(2, v.id)).pagamentos).toEqual([])
  })

  test('another way of paying takes its place', async () => {
    const v = await registrado(0)
    const r = await chamarComo(p.ctx(cliente(0)), criarPagamento, {
      params: { id: v.id },
      body: { tipo: 'DEPOSITO', origemTipoPagamento: 'TED', valor: v.total, chaveDoPedido: randomUUID() },
    })
    expect(r.status).toBe(200)
    await chegarA(v.uid, 'baixado')
  })

  test('a consignor who takes boletos only is obeyed', async () => {
    const v = await venda(1)
    await sql`update comitente set exige_boleto = true where id = ${c.comId}`.execute(c.banco.sistema)
    const ted = await chamarComo(p.ctx(cliente(1)), criarPagamento, {
      params: { id: v.id },
      body: { tipo: 'DEPOSITO', origemTipoPagamento: 'TED', valor: v.total, chaveDoPedido: randomUUID() },
    })
    expect(ted.erro).toMatchObject({ error: 'RECUSADO' })
    expect((await ver(1, v.id)).orientacao.texto).toContain('boleto')
    const visto = await chamarComo(p.ctx(c.comitente), boletosDoLeilao, { params: { leiUid: c.leilao.uid } })
    expect(visto.valor.semBoleto).toBeGreaterThanOrEqual(1)
    expect(visto.valor.boletos.length).toBeGreaterThan(3)
    expect(JSON.stringify(visto.valor)).not.toContain(cliente(1).nome)
    await sql`update comitente set exige_boleto = false where id = ${c.comId}`.execute(c.banco.sistema)
  })

  test('the office splits a purchase, never above what is missing; terms are judged by field', async () => {
    const v = await venda(2)
    const um = await emitir(c.equipe, v.id, v.total - 100_00, {
      vencimento: somarDias(diaEmBrasilia(Date.now()), 3),
    })
    expect(um.status).toBe(200)
    expect((await emitir(c.equipe, v.id, 200_00)).erro?.error).toBe('VALOR')
    expect((await emitir(c.equipe, v.id, 100_00)).status).toBe(200)
    expect((await emitir(c.equipe, v.id, 1_00)).erro?.error).toBe('RECUSADO')
    const outra = await venda(2)
    const passado = await emitir(c.equipe, outra.id, outra.total, { vencimento: '2020-01-01' })
    expect(passado.erro?.campos).toHaveProperty('vencimento')
    const desconto = await emitir(c.equipe, outra.id, outra.total, {
      desconto: outra.total,
      descontoAte: diaEmBrasilia(Date.now()),
    })
    expect(desconto.erro?.campos).toHaveProperty('desconto')
  })
})

describe('by file', () => {
  const retorno = (conteudo: string, previa: boolean, nome = 'CB2311.RET') =>
    chamarComo(p.ctx(c.equipe), processarRetorno, { body: { nome, conteudo, previa } })

  test.each(['400', '240'] as const)(
    'CNAB %s: remessa, registration, money, write-off, each line once',
    async (padrao) => {
      const porArquivo = await iniciarBancoDeBoletos()
      expect((await convenio({ via: 'CNAB', padrao })).status).toBe(200)
      const [a, b] = [await venda(0), await venda(1)]
      const [ba, bb] = [
        (await emitir(cliente(0), a.id, a.total)).valor.uid,
        (await emitir(cliente(1), b.id, b.total)).valor.uid,
      ]
      expect((await convenioAtual())?.aguardandoRemessa).toBe(2)
      const r = await chamarComo(p.ctx(c.equipe), gerarRemessa, { body: { contaUid } })
      expect(r.valor).toMatchObject({ titulos: 2, total: a.total + b.total, padrao })
      expect((await chamarComo(p.ctx(c.equipe), gerarRemessa, { body: { contaUid } })).erro?.error).toBe(
        'NADA_A_ENVIAR',
      )
      expect((await chamarComo(p.ctx(c.equipe), remessasDeBoleto)).valor[0]?.uid).toBe(r.valor.uid)
      const arquivo = await chamarComo(p.ctx(c.equipe), baixarRemessa, { params: { uid: r.valor.uid } })
      expect(arquivo.status).toBe(200)
      const guardado = await c.banco.sistema
        .selectFrom('boletoRemessa')
        .select('conteudo')
        .where('uid', '=', r.valor.uid)
        .executeTakeFirstOrThrow()
      expect(porArquivo.receberRemessa(guardado.conteudo)).toEqual({ registrados: 2, baixados: 0 })
      // The bank registered both: payable after its file, not before.
      expect((await boleto(ba)).situacao).toBe('aguardandoRegistro')
      const primeiro = porArquivo.retorno(padrao)
      const previa = await retorno(primeiro, true)
      expect(previa.valor).toMatchObject({ repetido: false, aplicadas: 0, erros: [] })
      expect(previa.valor.linhas.map((l) => [l.resultado, l.boletoUid])).toEqual([
        ['registrado', ba],
        ['registrado', bb],
      ])
      expect((await boleto(ba)).situacao).toBe('aguardandoRegistro')
      expect((await retorno(primeiro, false)).valor.aplicadas).toBe(2)
      expect((await boleto(ba)).situacao).toBe('registrado')
      expect(await situacaoDoLote(a.lote)).toBe('BOLETO')
      expect((await retorno(primeiro, false)).valor).toMatchObject({ repetido: true, aplicadas: 0 })
      // One is paid, the other one is written off by the next remessa.
      const referencia = Object.values(porArquivo.boletos)[0]?.referencia ?? ''
      await porArquivo.pagar(referencia, 'certo')
      const vb = await boleto(bb)
      await chamarComo(p.ctx(c.equipe), cancelarBoleto, {
        params: { uid: bb },
        body: { motivo: 'Pediu Pix', versao: vb.versao },
      })
      const baixa = await chamarComo(p.ctx(c.equipe), gerarRemessa, { body: { contaUid } })
      const segunda = await c.banco.sistema
        .selectFrom('boletoRemessa')
        .select('conteudo')
        .where('uid', '=', baixa.valor.uid)
        .executeTakeFirstOrThrow()
      expect(porArquivo.receberRemessa(segunda.conteudo)).toEqual({ registrados: 0, baixados: 1 })
      const final = await retorno(porArquivo.retorno(padrao), false, 'CB2312.RET')
      expect(final.valor.linhas.map((l) => l.resultado)).toEqual([
        'repetida',
        'repetida',
        'aprovado',
        'baixado',
      ])
      expect((await daCasa(a.id)).situacao).toBe('Fechada')
      expect((await boleto(bb)).situacao).toBe('baixado')
      expect(await situacaoDoLote(b.lote)).toBe('AG_PAGAMENTO')
      expect((await chamarComo(p.ctx(c.equipe), retornosDeBoleto)).valor[0]).toMatchObject({
        nome: 'CB2312.RET',
        aplicadas: 4,
        recebido: a.total,
      })
      await porArquivo.parar()
    },
  )

  test('a corrupt file is shown by line and field, and nothing of it is applied', async () => {
    await convenio({ via: 'CNAB', padrao: '400' })
    const v = await venda(2)
    const { uid } = (await emitir(cliente(2), v.id, v.total)).valor
    const porArquivo = await iniciarBancoDeBoletos()
    const r = await chamarComo(p.ctx(c.equipe), gerarRemessa, { body: { contaUid } })
    const { conteudo } = await c.banco.sistema
      .selectFrom('boletoRemessa')
      .select('conteudo')
      .where('uid', '=', r.valor.uid)
      .executeTakeFirstOrThrow()
    porArquivo.receberRemessa(conteudo)
    const linhas = porArquivo.retorno('400').split('\r\n')
    linhas[1] = `${(linhas[1] ?? '').slice(0, 110)}99XX26${(linhas[1] ?? '').slice(116)}`
    const lido = await retorno(linhas.join('\r\n'), false)
    expect(lido.valor.erros).toEqual([
      { linha: 2, campo: 'ocorreuEm', posicoes: '111-116', erro: '"99XX26" não é uma data' },
    ])
    expect((await boleto(uid)).situacao).toBe('aguardandoRegistro')
    expect((await retorno('lixo', true)).erro?.campos).toHaveProperty('conteudo')
    await porArquivo.parar()
  })

  test('one that no file has carried ends at once', async () => {
    await convenio({ via: 'CNAB', padrao: '400' })
    const v = await venda(0)
    const { uid } = (await emitir(cliente(0), v.id, v.total)).valor
    const r = await chamarComo(p.ctx(c.equipe), cancelarBoleto, {
      params: { uid },
      body: { motivo: 'Engano', versao: (await boleto(uid)).versao },
    })
    expect(r.valor.situacao).toBe('baixado')
    expect((await ver(0, v.id)).pagamentos).toEqual([])
  })
})

describe('the agreement', () => {
  test('is refused by field, and numbers never go back', async () => {
    expect((await convenio({ multa: 3 })).erro?.campos).toHaveProperty('multa')
    expect((await convenio({ carteira: 'x' })).erro?.campos).toHaveProperty('carteira')
    expect((await convenio({ proximoNumero: 1 })).erro?.campos).toHaveProperty('proximoNumero')
    expect((await convenio({ versao: 99 })).erro?.error).toBe('MUDOU')
  })
  test('the list filters and finds', async () => {
    const lista = async (query: object) => (await chamarComo(p.ctx(c.equipe), listarBoletos, { query })).valor
    const pagos = await lista({ situacao: 'pagos' })
    expect(pagos.length).toBeGreaterThan(3)
    expect(pagos.every((b) => b.situacao === 'pago')).toBe(true)
    const [um] = pagos
    expect((await lista({ situacao: 'todos', busca: um?.nossoNumero })).map((b) => b.uid)).toContain(um?.uid)
  })
})
