// The fine on a late instalment and its correction, from the buyer to the creditor: the boleto asks for them with the rest, the
// ledger owes them to the consignor and not to the house, and his statement pays them to him, corrected itself when it is late.
import { randomUUID } from 'node:crypto'
import { emitirBoleto } from '@martelo/contracts/boletos/emitir-boleto.contract.ts'
import { verBoleto } from '@martelo/contracts/boletos/ver-boleto.contract.ts'
import { lerDocumento } from '@martelo/contracts/impressos/ler-documento.contract.ts'
import { abrirPrestacao } from '@martelo/contracts/prestacoes/abrir-prestacao.contract.ts'
import { encerrarOrdem } from '@martelo/contracts/prestacoes/encerrar-ordem.contract.ts'
import { correcaoDoRepasse } from '@martelo/contracts/prestacoes/correcao-do-repasse.contract.ts'
import { corrigirRepasse } from '@martelo/contracts/prestacoes/corrigir-repasse.contract.ts'
import { moverPrestacao } from '@martelo/contracts/prestacoes/mover-prestacao.contract.ts'
import { ordenarPagamento } from '@martelo/contracts/prestacoes/ordenar-pagamento.contract.ts'
import { verPrestacao } from '@martelo/contracts/prestacoes/ver-prestacao.contract.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Cenario,
  type ClienteDoCenario,
  criarCenario,
  type Pessoa,
} from '../../../../../tests/pg/cenario.ts'
import { abrirContaDeCobranca, salvarConvenio } from '../../../../../tests/pg/cobranca-de-teste.ts'
import { chamarComo, executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import { mudarPagamento } from '../pagamentos/door.ts'
import { conferirRazao } from '../razao/conferir-razao.ts'
import { assentarVenda, emNomeDoSistema, travarVenda } from '../vendas/door.ts'
import { andarPracas } from './andar-pracas.job.ts'

// 11.000 at once and eleven of 3.000; the buyer's commission is 5 %, the consignor's 5 %.
const PRECO = 44_000_00
const MULTA = 3_300_00
/** two months of one percent on an instalment of 3.000 */
const CORRECAO = 60_30
const A_VISTA = 11_000_00 + 2_200_00
let c: Cenario
let outra: Pessoa

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 1, lotes: 0 })
  const u = await c.banco.sistema
    .insertInto('usuario')
    .values({
      hotId: c.hotsite.id,
      nome: 'Fábio Financeiro',
      email: 'fabio@casa.com.br',
      papeis: ['Financeiro'],
    })
    .returning(['id', 'uid'])
    .executeTakeFirstOrThrow()
  outra = { ...c.equipe, usuId: u.id, usuUid: u.uid, nome: 'Fábio Financeiro', papeis: ['Financeiro'] }
  await sql`update comitente set comissao_paga_por = 'comitente', comissao_porcentagem = 5 where id = ${c.comId}`.execute(
    c.banco.sistema,
  )
  await sql`insert into conta_bancaria (hot_id, com_id, banco_codigo, banco, agencia, conta, titular, titular_documento)
    values (${c.hotsite.id}, ${c.comId}, '341', 'Itaú Unibanco', '0910', '12345', 'Vara Cível', '11222333000181')`.execute(
    c.banco.sistema,
  )
  // By files: no bank has to answer.
  const cobranca = await salvarConvenio(c.ctx(c.equipe), await abrirContaDeCobranca(c), { via: 'CNAB' })
  expect(cobranca.erro).toBeNull()
})
afterAll(() => c.fechar())

const hotId = () => c.hotsite.id
const comprador = () => c.clientes[0] as ClienteDoCenario
const com = (...papeis: string[]): Pessoa => ({ ...c.equipe, papeis })

/** Sold by an offer in eleven months, whose first is late. */
async function vendaAtrasada(): Promise<{ vndId: number; lelUid: string }> {
  const l = await c.novoLote()
  await sql`insert into leilao_judicial (lei_id, hot_id, processo, vara, comarca, primeira_inicio, segunda_inicio, segunda_fim)
    values (${c.leilao.id}, ${hotId()}, '0710802-55.2018.8.02.0001', '1ª Vara Cível', 'Maceió', now() + interval '1 hour', now() + interval '3 days', now() + interval '6 days')`.execute(
    c.banco.sistema,
  )
  await sql`insert into lote_judicial (lel_id, hot_id, avaliacao) values (${l.id}, ${hotId()}, 4000000)`.execute(
    c.banco.sistema,
  )
  const proposta = await chamarComo(c, comprador(), 'POST /v1/lotes/judicial/:lelUid/parcelamento', {
    params: { lelUid: l.uid },
    body: { valor: PRECO, entrada: PRECO / 4, parcelas: 11, garantia: 'Alienação do próprio bem' },
  })
  expect(proposta.erro).toBeNull()
  await sql`update leilao_judicial set primeira_inicio = now() - interval '1 minute' where lei_id = ${c.leilao.id}`.execute(
    c.banco.sistema,
  )
  await sql`update lote set situacao = 'NAO_ARREMATADO', encerrado_at = now() where id = ${l.id}`.execute(
    c.banco.sistema,
  )
  expect(await andarPracas(c.servicos)).toBe(1)
  const { vndId } = await c.banco.sistema
    .selectFrom('vendaItem')
    .select('vndId')
    .where('lelId', '=', l.id)
    .executeTakeFirstOrThrow()
  await sql`update pagamento set created_at = now() - interval '2 months' where vnd_id = ${vndId} and detalhes ? 'parcela'`.execute(
    c.banco.sistema,
  )
  await sql`update pagamento set data_pagamento = now() - interval '2 days' where vnd_id = ${vndId} and (detalhes ->> 'parcela')::int = 1`.execute(
    c.banco.sistema,
  )
  return { vndId, lelUid: l.uid }
}

const multar = (id: number, lelUid: string) =>
  chamarComo(c, com('Acerto'), 'POST /v1/vendas/judicial/:id/multa', {
    params: { id },
    body: { lelUid, parcela: 1, multa: MULTA },
  })
const corrigir = (id: number, lelUid: string, correcao: number) =>
  chamarComo(c, com('Acerto'), 'POST /v1/vendas/judicial/:id/correcao', {
    params: { id },
    body: { lelUid, parcela: 1, correcao },
  })
/** One percent for each month from half a year ago to half a year on. */
const salvarIndices = async (indice: string): Promise<void> => {
  for (let m = -6; m <= 6; m++) {
    const { rows } = await sql<{ mes: string }>`
      select to_char(now() + ${`${m} months`}::interval, 'YYYY-MM') as mes`.execute(c.banco.sistema)
    const r = await chamarComo(c, com('Acerto'), 'POST /v1/indices', {
      body: { indice, mes: rows[0]?.mes, variacao: 1, fonte: 'Teste' },
    })
    expect(r.erro).toBeNull()
  }
}
const emitir = (id: number, valor: number) =>
  executarChamada(c.ctx(comprador()), emitirBoleto, {
    params: { id },
    body: { valor, chaveDoPedido: randomUUID() },
  })
/** Debit above zero, credit below. */
async function saldos() {
  const { rows } = await sql<{ conta: string; saldo: number }>`
    select conta, sum(valor)::bigint as saldo from razao_partida where hot_id = ${hotId()} group by conta`.execute(
    c.banco.sistema,
  )
  return Object.fromEntries(rows.map((r) => [r.conta, r.saldo]))
}
const diferencas = async () => (await conferirRazao(c.banco, hotId())).diferencas

async function pagarTudo(vndId: number): Promise<void> {
  const m = await emNomeDoSistema(c.servicos, hotId(), 'teste')
  if (m === null) throw new Error('no house')
  await c.banco.doHotsite(hotId(), async (tx) => {
    const v = await travarVenda(tx, hotId(), vndId)
    for (const p of v?.pagamentos ?? []) await mudarPagamento(tx, hotId(), p.id, { situacao: 'aprovado' })
    await assentarVenda(m, tx, vndId, 'Teste')
  })
}

test('fine and correction go with the price: into the next boleto, to the consignor’s account, and to him', async () => {
  const { vndId, lelUid } = await vendaAtrasada()
  expect((await emitir(vndId, A_VISTA)).status).toBe(200)
  expect((await multar(vndId, lelUid)).erro).toBeNull()
  const parcelas = async () => {
    const r = await chamarComo(c, com('Acerto'), 'GET /v1/vendas/judicial/:id/parcelas', {
      params: { id: vndId },
    })
    return r.valor[0]
  }
  // The house has not typed the court's index in yet.
  expect((await parcelas())?.parcelas?.[0]).toMatchObject({
    correcao: null,
    semCorrecao: expect.stringMatching(/^Falta cadastrar o índice de /),
  })
  expect((await corrigir(vndId, lelUid, CORRECAO)).erro).toMatchObject({ error: 'NAO_PODE' })
  await salvarIndices('TABELA_DO_TRIBUNAL')
  expect((await parcelas())?.parcelas?.[0]).toMatchObject({
    correcao: { valor: CORRECAO },
    semCorrecao: null,
  })
  expect((await corrigir(vndId, lelUid, CORRECAO - 1)).erro).toMatchObject({ error: 'MUDOU' })
  // Two people at once: one correction.
  const duas = await Promise.all([1, 2].map(() => corrigir(vndId, lelUid, CORRECAO)))
  expect(new Set(duas.map((r) => String(r.erro?.error ?? 'feita')))).toEqual(new Set(['feita', 'NAO_PODE']))
  expect((await parcelas())?.moras).toMatchObject([
    { tipo: 'MULTA', multa: MULTA },
    { tipo: 'CORRECAO', multa: CORRECAO, retirada: false },
  ])
  // The buyer is told once of each: in the bell, and by a letter that he cannot switch off.
  const ditos = await sql<{ tipo: string; texto: string; cartas: number }>`
    select a.tipo, a.texto, (select count(*)::int from aviso_entrega e where e.avi_id = a.id and e.canal = 'email') as cartas
    from aviso a where a.hot_id = ${hotId()} and a.tipo like 'parcela-%' and a.usu_id = ${comprador().usuId} order by a.id`.execute(
    c.banco.sistema,
  )
  expect(ditos.rows).toMatchObject([
    { tipo: 'parcela-multada', cartas: 1 },
    { tipo: 'parcela-corrigida', texto: expect.stringContaining('a parcela 1 foi corrigida'), cartas: 1 },
  ])

  // The boleto follows the sale's total: never more, and what was asked before goes aside.
  expect((await emitir(vndId, A_VISTA + MULTA + CORRECAO + 1)).erro).toMatchObject({ error: 'VALOR' })
  const novo = await emitir(vndId, A_VISTA + MULTA + CORRECAO)
  const boleto = await executarChamada(c.ctx(comprador()), verBoleto, { params: { uid: novo.valor.uid } })
  expect(boleto.valor).toMatchObject({ valor: A_VISTA + MULTA + CORRECAO })
  const cobrados = await sql<{ valor: number }>`
    select valor from pagamento where vnd_id = ${vndId} and tipo = 'BOLETO' and ativo`.execute(
    c.banco.sistema,
  )
  expect(cobrados.rows).toEqual([{ valor: A_VISTA + MULTA + CORRECAO }])

  expect(await saldos()).toMatchObject({ comitentes: -(PRECO + MULTA + CORRECAO), comissao: -2_200_00 })
  expect((await saldos())['outros'] ?? 0).toBe(0)
  expect(await diferencas()).toEqual([])

  await pagarTudo(vndId)
  await prestar()
})

/** A statement that is paid two months late, corrected by what its own days say; once, also when the reply was lost. */
async function corrigirORepasse(uid: string, liquido: number, prazoDePagamento: string): Promise<number> {
  await salvarIndices('IPCA')
  const tarde = { ...c.ctx(c.equipe), agora: Date.now() + 70 * 86_400_000 }
  const ver = async (ctx = tarde) =>
    (await executarChamada(ctx, correcaoDoRepasse, { params: { uid }, query: { indice: 'IPCA' } })).valor
  expect(await ver(c.ctx(c.equipe))).toMatchObject({
    correcao: null,
    motivo: expect.stringMatching(/mês inteiro/),
  })
  const [aAno = 0, aMes = 0] = new Date(tarde.agora - 3 * 3_600_000).toISOString().split('-').map(Number)
  const [pAno = 0, pMes = 0] = prazoDePagamento.split('-').map(Number)
  const esperada = Math.round(liquido * 1.01 ** (12 * (aAno - pAno) + aMes - pMes)) - liquido
  expect(esperada).toBeGreaterThan(0)
  expect(await ver()).toMatchObject({ correcao: esperada, motivo: null })
  const pedir = (chaveDoPedido: string) =>
    executarChamada(tarde, corrigirRepasse, {
      params: { uid },
      body: { indice: 'IPCA', correcao: esperada, chaveDoPedido },
    })
  const chave = randomUUID()
  for (const _ of [1, 2])
    expect((await pedir(chave)).valor.lancamentos.filter((l) => l.tipo === 'correcao')).toHaveLength(1)
  expect((await pedir(randomUUID())).erro).toMatchObject({ error: 'NAO_PODE' })
  expect((await saldos())['correcoes']).toBe(esperada)
  return esperada
}

/** The statement has the fine with its lot, takes no commission of it, and pays it. */
async function prestar(): Promise<void> {
  const comitente = await c.banco.sistema
    .selectFrom('comitente')
    .select('uid')
    .where('id', '=', c.comId)
    .executeTakeFirstOrThrow()
  await sql`update comitente set indice_do_repasse = 'INPC' where id = ${c.comId}`.execute(c.banco.sistema)
  const aberta = await executarChamada(c.ctx(c.equipe), abrirPrestacao, {
    body: { leiUid: c.leilao.uid, comUid: comitente.uid },
  })
  const { uid } = aberta.valor
  const ver = async () => (await executarChamada(c.ctx(c.equipe), verPrestacao, { params: { uid } })).valor
  const mover = async (quem: Pessoa, evento: string) =>
    executarChamada(c.ctx(quem), moverPrestacao, {
      params: { uid },
      body: { evento, versao: (await ver()).versao },
    })
  const devido = PRECO + MULTA + CORRECAO - 2_200_00
  const antes = { vendido: PRECO, multas: MULTA, correcoes: CORRECAO, comissao: 2_200_00, liquido: devido }
  expect(await ver()).toMatchObject({
    // by his contract; the correction below is by another one that was chosen
    indiceDoRepasse: 'INPC',
    contas: antes,
    itens: [{ valor: PRECO, multa: MULTA, correcao: CORRECAO, comissao: 2_200_00 }],
  })
  const doRepasse = await corrigirORepasse(uid, devido, (await ver()).prazoDePagamento)
  const contas = { ...antes, correcoes: CORRECAO + doRepasse, liquido: devido + doRepasse }
  expect((await mover(c.equipe, 'conferir')).status).toBe(200)
  expect((await mover(outra, 'aprovar')).status).toBe(200)
  expect((await ver()).contas).toMatchObject(contas)
  const papel = await executarChamada(c.ctx(c.comitente), lerDocumento, {
    params: { tipo: 'prestacao', chave: uid },
  })
  const escrito = JSON.stringify(papel.valor).replaceAll('\u00a0', ' ')
  for (const t of [
    'Multa por parcela em atraso',
    'R$ 3.300,00',
    'R$ 60,30',
    `"Correção por índice","valor":${contas.correcoes}`,
    `"Líquido a pagar","valor":${contas.liquido}`,
  ])
    expect(escrito).toContain(t)

  const ordenada = await executarChamada(c.ctx(outra), ordenarPagamento, {
    params: { uid },
    body: { forma: 'TRANSFERENCIA', versao: (await ver()).versao },
  })
  const [ordem] = ordenada.valor.ordens
  expect(ordem).toMatchObject({ valor: contas.liquido })
  await executarChamada(c.ctx(outra), encerrarOrdem, {
    params: { uid: ordem?.uid },
    body: { resultado: 'paga', autenticacao: 'TED 4711', versao: ordem?.versao },
  })
  expect((await ver()).situacao).toBe('PAGA')
  expect((await saldos())['comitentes']).toBe(0)
  expect(await diferencas()).toEqual([])
}
