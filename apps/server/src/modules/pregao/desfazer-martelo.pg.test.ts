// A hammer that is taken back, on a real database: the lot, its bids, its sale, and who is told.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type Cenario,
  criarCenario,
  type LoteDoCenario,
  type Pessoa,
} from '../../../../../tests/pg/cenario.ts'
import { iniciarLancesDeTeste } from '../../../../../tests/pg/motores-de-teste.ts'
import { bater, venderLote } from '../../../../../tests/pg/venda-de-teste.ts'
import { pregaoDeTeste } from '../../../../../tests/pg/pregao-de-teste.ts'
import './conduzir-lote.handler.ts'
import '../lances/dar-lance.handler.ts'

let c: Cenario
let parar: () => Promise<void>

const { agir, chamarDuasVezes, cliente, codigo, dar, ler, limparSala, mudarLeilao, situacao } = pregaoDeTeste(
  () => c,
)

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
