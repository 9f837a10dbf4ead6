// A hammer that is taken back, on a real database: the lot, its bids, its sale, and who is told.
import { randomUUID } from 'node:crypto'
import { setTimeout as esperar } from 'node:timers/promises'
import type { ErroDaApi } from '@martelo/contracts/core/errors.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type Cenario,
  type ClienteDoCenario,
  criarCenario,
  type LoteDoCenario,
  type Pessoa,
} from '../../../../../tests/pg/cenario.ts'
import { iniciarLancesDeTeste } from '../../../../../tests/pg/motores-de-teste.ts'
import { bater, venderLote } from '../../../../../tests/pg/venda-de-teste.ts'
import { executar } from '../../core/http/executar.ts'
import { tratadores } from '../../core/http/handle.ts'
import './conduzir-lote.handler.ts'
import '../lances/dar-lance.handler.ts'

let c: Cenario
let parar: () => Promise<void>

type Resposta = { ok: true; valor: Record<string, unknown> } | { ok: false; erro: ErroDaApi }
const chamar = async (quem: Pessoa | null, chave: string, entrada: object): Promise<Resposta> => {
  const tratador = tratadores.get(chave)
  if (tratador === undefined) throw new Error(`no handler for ${chave}`)
  const vazia = { params: {}, query: {}, body: {} }
  return (await executar(tratador, c.ctx(quem), { ...vazia, ...entrada }, false)) as Resposta
}
const ACAO = 'POST /v1/leilao/:leiUid/sala/lotes/:lelUid/acao'
const agir = (
  lote: LoteDoCenario,
  acao: string,
  situacao: string,
  mais: object = {},
  quem: Pessoa = c.leiloeiro,
) =>
  chamar(quem, ACAO, {
    params: { leiUid: c.leilao.uid, lelUid: lote.uid },
    body: { acao, situacao, ...mais },
  })
const codigo = (r: Resposta) => (r.ok ? 'ok' : r.erro.error)
const ler = (lote: LoteDoCenario) =>
  c.banco.sistema.selectFrom('lote').selectAll().where('id', '=', lote.id).executeTakeFirstOrThrow()
const situacao = async (lote: LoteDoCenario) => (await ler(lote)).situacao
const mudarLeilao = (mudar: object) =>
  c.banco.sistema.updateTable('leilao').set(mudar).where('id', '=', c.leilao.id).execute()
const cliente = (i: number) => c.clientes[i] as ClienteDoCenario
/** A bid; one over the limit per second (tests are) is retried. */
const dar = async (i: number, lote: LoteDoCenario, valor: number): Promise<Resposta> => {
  for (;;) {
    const r = await chamar(cliente(i), 'POST /v1/leilao/lotes/:lelUid/lances', {
      params: { lelUid: lote.uid },
      body: { valor, chaveDoPedido: randomUUID(), confirmarValorAlto: true },
    })
    if (codigo(r) !== 'MUITOS_LANCES') return r
    await esperar(200)
  }
}
/** Calls may follow each other after three seconds: the test moves the last one back instead of waiting. */
const passarIntervalo = (lote: LoteDoCenario) =>
  sql`update lote set chamada_at = chamada_at - interval '4 seconds' where id = ${lote.id}`.execute(
    c.banco.sistema,
  )
const limparSala = async () => {
  await sql`update lote set situacao = 'RETIRADO' where lei_id = ${c.leilao.id}
    and situacao in ('LIBERADO_LEILAO', 'PLACAR', 'AO_VIVO', 'DOULHE_UMA', 'DOULHE_DUAS', 'PENDENTE')`.execute(
    c.banco.sistema,
  )
  await mudarLeilao({
    situacao: 'AO_VIVO',
    conducao: 'leiloeiro',
    pausadoAt: null,
    ultimoFimAt: null,
    data: new Date(Date.now() - 60_000),
    conferirDia: false,
  })
}
const chamarDuasVezes = async (lote: LoteDoCenario) => {
  expect(codigo(await agir(lote, 'douLheUma', 'AO_VIVO'))).toBe('ok')
  await passarIntervalo(lote)
  expect(codigo(await agir(lote, 'douLheDuas', 'DOULHE_UMA'))).toBe('ok')
}

beforeAll(async () => {
  c = await criarCenario({ clientes: 4, lotes: 0, leilao: { modalidade: 'SIMULTANEO' } })
  parar = await iniciarLancesDeTeste(c.servicos)
})
afterAll(async () => {
  await parar()
  await c.fechar()
})
beforeEach(limparSala)

describe('a hammer is taken back', () => {
  const baterDireto = async (i: number, valor: number) => {
    const lote = await c.novoLote({ valorComitente: 1_000_00 })
    await agir(lote, 'abrir', 'LIBERADO_LEILAO')
    expect(codigo(await dar(i, lote, valor))).toBe('ok')
    await chamarDuasVezes(lote)
    expect(codigo(await agir(lote, 'bater', 'DOULHE_DUAS'))).toBe('ok')
    return lote
  }
  const desfazer = (lote: LoteDoCenario, mais: object = { motivo: 'Lance não visto' }, quem?: Pessoa) =>
    agir(lote, 'desfazer', 'AG_PAGAMENTO', mais, quem)
  const venda = (id: number | null) =>
    c.banco.sistema.selectFrom('venda').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const lances = async (lote: LoteDoCenario) =>
    (
      await c.banco.sistema
        .selectFrom('lance')
        .select('situacao')
        .where('lelId', '=', lote.id)
        .orderBy('seq')
        .execute()
    ).map((l) => l.situacao)

  test('the lot waits with its bids, its sale ends, the bidders are told, and it is cried and sold again', async () => {
    const lote = await baterDireto(0, 1_000_00)
    const vndId = await venderLote(c, lote)
    expect(codigo(await desfazer(lote, {}))).toBe('NAO_PODE')
    expect(codigo(await desfazer(lote, undefined, cliente(0)))).toBe('Forbidden')
    expect(codigo(await desfazer(lote))).toBe('ok')
    expect(await ler(lote)).toMatchObject({
      situacao: 'PENDENTE',
      motivoSituacao: 'Lance não visto',
      lanceValor: 1_000_00,
      encerradoAt: null,
    })
    expect(await lances(lote)).toEqual(['vencendo'])
    expect(await venda(vndId)).toMatchObject({ situacao: 'Cancelada', motivoCancelada: 'Lance não visto' })
    const desfeita = await c.banco.sistema
      .selectFrom('pregaoAcao')
      .select(['acao', 'desfeitaMotivo'])
      .where('lelId', '=', lote.id)
      .where('desfeitaAt', 'is not', null)
      .execute()
    expect(desfeita).toEqual([{ acao: 'vender', desfeitaMotivo: 'Lance não visto' }])
    const avisos = await sql<{ cliId: number }>`
      select cli_id from aviso where tipo = 'martelo-desfeito' and hot_id = ${c.hotsite.id}`.execute(
      c.banco.sistema,
    )
    expect(avisos.rows.map((a) => a.cliId)).toEqual([cliente(0).cliId])
    expect(codigo(await desfazer(lote))).toBe('MUDOU')
    // Back on the block: a higher bid, the hammer again, a sale of its own.
    expect(codigo(await agir(lote, 'abrir', 'PENDENTE'))).toBe('ok')
    expect(codigo(await dar(1, lote, 1_100_00))).toBe('ok')
    await chamarDuasVezes(lote)
    expect(codigo(await agir(lote, 'bater', 'DOULHE_DUAS'))).toBe('ok')
    const outra = await venderLote(c, lote)
    expect(outra).not.toBe(vndId)
    expect(await venda(outra)).toMatchObject({ situacao: 'Aguardando Pagamento', cliId: cliente(1).cliId })
    expect(await lances(lote)).toEqual(['superado', 'vencedor'])
  })

  test('of two lots of one purchase only this one leaves it; with a payment none does', async () => {
    const [um, dois] = [await baterDireto(2, 1_000_00), await baterDireto(2, 2_000_00)]
    const vndId = await venderLote(c, um)
    expect(await venderLote(c, dois)).toBe(vndId)
    await sql`insert into pagamento (hot_id, vnd_id, tipo, valor) values (${c.hotsite.id}, ${vndId}, 'DEPOSITO', 100)`.execute(
      c.banco.sistema,
    )
    const recusada = await desfazer(um)
    expect(!recusada.ok && recusada.erro.message).toContain('já tem pagamento')
    await sql`update pagamento set ativo = false where vnd_id = ${vndId}`.execute(c.banco.sistema)
    expect(codigo(await desfazer(um))).toBe('ok')
    expect((await venda(vndId)).situacao).toBe('Aguardando Pagamento')
    const itens = await c.banco.sistema
      .selectFrom('vendaItem')
      .select(['lelId', 'ativo'])
      .where('vndId', '=', vndId)
      .orderBy('lelId')
      .execute()
    expect(itens).toEqual([
      { lelId: um.id, ativo: false },
      { lelId: dois.id, ativo: true },
    ])
    expect(await situacao(dois)).toBe('AG_PAGAMENTO')
  })

  test('a conditional that its consignor answered, a result of the clock and an ended auction stay', async () => {
    const lote = await c.novoLote({ valorComitente: 9_000_00 })
    await agir(lote, 'abrir', 'LIBERADO_LEILAO')
    await dar(0, lote, 1_000_00)
    await chamarDuasVezes(lote)
    await agir(lote, 'bater', 'DOULHE_DUAS')
    const tentar = () => agir(lote, 'desfazer', 'CONDICIONAL', { motivo: 'Engano' })
    await sql`update lote set condicional_resposta = 'Novo valor' where id = ${lote.id}`.execute(
      c.banco.sistema,
    )
    expect(codigo(await tentar())).toBe('NAO_PODE')
    await sql`update lote set condicional_resposta = null where id = ${lote.id}`.execute(c.banco.sistema)
    await mudarLeilao({ situacao: 'EXECUTADO' })
    expect(codigo(await tentar())).toBe('NAO_PODE')
    await mudarLeilao({ situacao: 'AO_VIVO' })
    expect(codigo(await tentar())).toBe('ok')
    expect(await ler(lote)).toMatchObject({
      situacao: 'PENDENTE',
      condicionalPrazo: null,
      condicionalSituacao: null,
    })
    const peloRelogio = await bater(c, cliente(0), 1_000_00)
    expect(codigo(await desfazer(peloRelogio))).toBe('NAO_PODE')
  })
})
