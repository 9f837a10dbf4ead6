// Payments that run out on a real database: the warnings, the end, what keeps a sale from ending, and two processes.
import { moverVenda } from '@martelo/contracts/vendas/mover-venda.contract.ts'
import { listarVendas } from '@martelo/contracts/vendas/listar-vendas.contract.ts'
import { buscarVenda } from '@martelo/contracts/vendas/buscar-venda.contract.ts'
import { prorrogarPrazo } from '@martelo/contracts/vendas/prorrogar-prazo.contract.ts'
import { numeroDaVenda } from '@martelo/domain/vendas/numero-da-venda.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Cenario, type ClienteDoCenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { bater, venderLote } from '../../../../../tests/pg/venda-de-teste.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import { vencerPagamentos } from './vencer-pagamentos.job.ts'

let c: Cenario

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 2, lotes: 0 })
})
afterAll(async () => {
  await c.fechar()
})
beforeEach(async () => {
  await sql`update venda set situacao = 'Cancelada'`.execute(c.banco.sistema)
  await sql`update hotsite set desistencia_automatica = true`.execute(c.banco.sistema)
  c.servicos.hotsites.esquecer()
})

const comprador = () => c.clientes[0] as ClienteDoCenario

/** A sale whose payment day ended that many days ago (negative: is to come). */
async function venda(diasAtras: number): Promise<{ id: number; lote: number }> {
  const lote = await bater(c, comprador(), 10_000_00)
  const id = await venderLote(c, lote)
  if (id === null) throw new Error('no sale')
  await sql`update venda set data_pagamento = now() - make_interval(days => ${diasAtras}) where id = ${id}`.execute(
    c.banco.sistema,
  )
  return { id, lote: lote.id }
}
const ler = (id: number) =>
  c.banco.sistema.selectFrom('venda').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const situacaoDoLote = async (id: number) =>
  (await c.banco.sistema.selectFrom('lote').select('situacao').where('id', '=', id).executeTakeFirstOrThrow())
    .situacao
const cartas = async (assunto: string): Promise<number> =>
  (
    await sql<{
      n: number
    }>`select count(*)::int as n from caixa_postal where assunto like ${assunto}`.execute(c.banco.sistema)
  ).rows[0]?.n ?? 0
const pagamento = (id: number, situacao: string) =>
  sql`insert into pagamento (hot_id, vnd_id, tipo, valor, situacao) values (${c.hotsite.id}, ${id}, 'DEPOSITO', 100, ${situacao})`.execute(
    c.banco.sistema,
  )

describe('warnings', () => {
  test('one before the deadline and one after it, each once', async () => {
    const v = await venda(0)
    await sql`update venda set data_pagamento = now() + interval '3 hours' where id = ${v.id}`.execute(
      c.banco.sistema,
    )
    expect(await vencerPagamentos(c.servicos)).toEqual({ avisadas: 1, encerradas: 0 })
    expect(await vencerPagamentos(c.servicos)).toEqual({ avisadas: 0, encerradas: 0 })
    expect(await cartas(`Compra ${numeroDaVenda(v.id)}: o prazo de pagamento está acabando`)).toBe(1)
    await sql`update venda set data_pagamento = now() - interval '1 second' where id = ${v.id}`.execute(
      c.banco.sistema,
    )
    expect(await vencerPagamentos(c.servicos)).toEqual({ avisadas: 1, encerradas: 0 })
    expect(await vencerPagamentos(c.servicos)).toEqual({ avisadas: 0, encerradas: 0 })
    expect(await cartas(`Compra ${numeroDaVenda(v.id)}: o prazo de pagamento terminou`)).toBe(1)
    expect((await ler(v.id)).situacao).toBe('Aguardando Pagamento')
  })

  test('two processes at once write each warning once', async () => {
    const v = await venda(0)
    const outro = await c.outroProcesso()
    for (const [quando, assunto] of [
      ['3 hours', `Compra ${numeroDaVenda(v.id)}: o prazo de pagamento está acabando`],
      ['-1 second', `Compra ${numeroDaVenda(v.id)}: o prazo de pagamento terminou`],
    ] as const) {
      await sql`update venda set data_pagamento = now() + ${quando}::interval where id = ${v.id}`.execute(
        c.banco.sistema,
      )
      const r = await Promise.all([c.servicos, outro, c.servicos, outro].map((s) => vencerPagamentos(s)))
      expect(r.reduce((n, x) => n + x.avisadas, 0)).toBe(1)
      expect(await cartas(assunto)).toBe(1)
    }
    await outro.publicador.parar()
  })

  test('no warning to a buyer who has time or has nothing left to pay', async () => {
    await venda(-3)
    expect(await vencerPagamentos(c.servicos)).toEqual({ avisadas: 0, encerradas: 0 })
  })
})

describe('the end', () => {
  test('fine, lots and audit, in the name of the system', async () => {
    const v = await venda(15)
    expect(await vencerPagamentos(c.servicos)).toEqual({ avisadas: 0, encerradas: 1 })
    const depois = await ler(v.id)
    expect(depois).toMatchObject({
      situacao: 'Cliente Desistiu',
      multaValor: 1_000_00,
      multaComissao: 500_00,
    })
    expect(depois.motivoCancelada).toMatch(/^Pagamento não identificado até \d\d\/\d\d\/\d{4}$/)
    expect(await situacaoDoLote(v.lote)).toBe('CLIENTE_DESISTIU')
    const trilha = await sql<{
      acao: string
      usuId: number | null
    }>`select a.acao, a.usu_id from auditoria a join venda v on v.uid::text = a.entidade_uid
      where v.id = ${v.id} and a.acao = 'desistir'`.execute(c.banco.sistema)
    expect(trilha.rows).toEqual([{ acao: 'desistir', usuId: null }])
    expect(await cartas(`Compra ${numeroDaVenda(v.id)}: encerrada`)).toBe(1)
  })

  test('two processes at once end it once', async () => {
    const v = await venda(15)
    const outro = await c.outroProcesso()
    const r = await Promise.all([vencerPagamentos(c.servicos), vencerPagamentos(outro)])
    expect(r.reduce((n, x) => n + x.encerradas, 0)).toBe(1)
    expect(await cartas(`Compra ${numeroDaVenda(v.id)}: encerrada`)).toBe(1)
    await outro.publicador.parar()
  })

  test.each(['aguardandoValidacao', 'divergente', 'aprovado'])(
    'not with a payment that is %s',
    async (situacao) => {
      const v = await venda(15)
      await pagamento(v.id, situacao)
      expect((await vencerPagamentos(c.servicos)).encerradas).toBe(0)
      expect((await ler(v.id)).situacao).toBe('Aguardando Pagamento')
    },
  )

  test('not where the hotsite leaves it to people: it is shown as overdue', async () => {
    const v = await venda(15)
    await sql`update hotsite set desistencia_automatica = false where id = ${c.hotsite.id}`.execute(
      c.banco.sistema,
    )
    c.servicos.hotsites.esquecer()
    expect((await vencerPagamentos(c.servicos)).encerradas).toBe(0)
    const hotsite = await c.servicos.hotsites.porId(c.hotsite.id)
    const ctx = c.ctx(c.equipe, hotsite ?? undefined)
    const { valor } = await executarChamada(ctx, buscarVenda, { params: { id: v.id } })
    expect(valor.prazo).toMatchObject({
      situacao: 'vencido',
      diasDeAtraso: 15,
      naoEncerra: 'Este site não encerra vendas sozinho.',
    })
    const lista = await executarChamada(ctx, listarVendas, { query: { vencidas: 'sim' } })
    expect(lista.valor.map((l) => [l.id, l.prazo])).toEqual([[v.id, 'vencido']])
  })
})

describe('people', () => {
  test('a new deadline is told to the buyer and keeps the sale', async () => {
    const v = await venda(15)
    const lida = await ler(v.id)
    const dia = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
    const body = { dataPagamento: dia, motivo: 'Comprador internado', versao: lida.versao }
    await executarChamada(c.ctx(c.equipe), prorrogarPrazo, { params: { id: v.id }, body })
    expect(await vencerPagamentos(c.servicos)).toEqual({ avisadas: 0, encerradas: 0 })
    expect(await cartas(`Compra ${numeroDaVenda(v.id)}: novo prazo de pagamento`)).toBe(1)
    const velha = await executarChamada(c.ctx(c.equipe), prorrogarPrazo, { params: { id: v.id }, body })
    expect(velha.erro?.error).toBe('MUDOU')
  })

  test('a giving-up that is reversed has the days of a new sale', async () => {
    const v = await venda(15)
    await vencerPagamentos(c.servicos)
    const lida = await ler(v.id)
    await executarChamada(c.ctx(c.equipe), moverVenda, {
      params: { id: v.id },
      body: { evento: 'reverterDesistencia', motivo: 'Pagou em dinheiro', versao: lida.versao },
    })
    expect(await vencerPagamentos(c.servicos)).toEqual({ avisadas: 0, encerradas: 0 })
    expect(await situacaoDoLote(v.lote)).toBe('AG_PAGAMENTO')
    expect((await ler(v.id)).dataPagamento.getTime()).toBeGreaterThan(Date.now())
  })
})

describe('the list', () => {
  test('narrows by consignor and by the days in Brasília on which sales came to be', async () => {
    const v = await venda(0)
    await sql`update venda set created_at = '2026-03-10 23:30:00-03' where id = ${v.id}`.execute(
      c.banco.sistema,
    )
    const { uid } = await c.banco.sistema
      .selectFrom('comitente')
      .select('uid')
      .where('id', '=', c.comId)
      .executeTakeFirstOrThrow()
    const ids = async (query: { comitente?: string; criadaDe?: string; criadaAte?: string }) => {
      const { valor } = await executarChamada(c.ctx(c.equipe), listarVendas, { query })
      return valor.map((l) => l.id)
    }
    expect(await ids({ comitente: uid })).toEqual([v.id])
    expect(await ids({ comitente: crypto.randomUUID() })).toEqual([])
    expect(await ids({ criadaDe: '2026-03-10', criadaAte: '2026-03-10' })).toEqual([v.id])
    expect(await ids({ criadaDe: '2026-03-11' })).toEqual([])
    expect(await ids({ criadaAte: '2026-03-09' })).toEqual([])
  })
})
