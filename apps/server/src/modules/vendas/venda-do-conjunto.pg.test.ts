// A set of lots from its forming to its sale: bid on the principal, one sale, one item per lot, followed to the pickup.
import { formarConjunto } from '@martelo/contracts/lotes/formar-conjunto.contract.ts'
import { moverVenda } from '@martelo/contracts/vendas/mover-venda.contract.ts'
import { minhaVenda } from '@martelo/contracts/vendas/minha-venda.contract.ts'
import { publicoLote } from '@martelo/contracts/lotes/publico-lote.contract.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Cenario,
  type ClienteDoCenario,
  criarCenario,
  type LoteDoCenario,
} from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { venderLote } from '../../../../../tests/pg/venda-de-teste.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import { transitarLote } from '../../engines/lances/port.ts'

let c: Cenario
let lotes: LoteDoCenario[]

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 1, lotes: 0 })
  lotes = []
  for (let i = 0; i < 3; i++)
    lotes.push(
      await c.novoLote({
        situacao: 'CADASTRADO',
        minimo: 1_000_00,
        valorComitente: null,
        despachante: 100_00,
      }),
    )
})
afterAll(async () => {
  await c.fechar()
})

const lote = (i: number) => lotes[i] as LoteDoCenario
const comprador = () => c.clientes[0] as ClienteDoCenario
const situacoes = async () =>
  (
    await sql<{
      situacao: string
    }>`select situacao from lote where id = any(${lotes.map((l) => l.id)}::int[]) order by id`.execute(
      c.banco.sistema,
    )
  ).rows.map((l) => l.situacao)
const sistema = () => ({ hotsite: c.hotsite, sessao: null, ip: '', reqId: 'teste' })

test('formed with the sums; its members cannot be moved by themselves', async () => {
  const r = await executarChamada(c.ctx(c.equipe), formarConjunto, {
    body: { principalUid: lote(0).uid, membrosUids: [lote(1).uid, lote(2).uid], somar: true },
  })
  expect(r.valor).toEqual({ lotes: 3 })
  const principal = await c.banco.sistema
    .selectFrom('lote')
    .select(['minimo', 'despachante'])
    .where('id', '=', lote(0).id)
    .executeTakeFirstOrThrow()
  expect(principal).toEqual({ minimo: 3_000_00, despachante: 300_00 })
  const t = await c.banco.doHotsite(c.hotsite.id, (tx) =>
    transitarLote(tx, sistema(), { lelId: lote(1).id, evento: 'liberar', quem: ['ADM', 'Leilão'] }),
  )
  expect(t).toMatchObject({ pode: false, motivo: expect.stringMatching(/segue o conjunto/) })
})

test('a visitor finds the set on the principal’s page, and no page of a member', async () => {
  await sql`update lote set situacao = 'LIBERADO_LEILAO' where id = ${lote(0).id}`.execute(c.banco.sistema)
  expect(await situacoes()).toEqual(['LIBERADO_LEILAO', 'CADASTRADO', 'CADASTRADO'])
  const r = await executarChamada(c.ctx(null), publicoLote, { params: { id: String(lote(0).id) } })
  expect(r.valor.lotesNoConjunto).toBe(3)
  expect(r.valor.conjunto.map((m) => [m.uid, m.principal])).toEqual([
    [lote(0).uid, true],
    [lote(1).uid, false],
    [lote(2).uid, false],
  ])
  const membro = await executarChamada(c.ctx(null), publicoLote, { params: { id: String(lote(1).id) } })
  expect(membro.status).toBe(404)
})

test('sold as one: one sale, three items, the price and the costs once', async () => {
  await sql`insert into lance (lel_id, seq, hot_id, cli_id, tipo, situacao, valor, data, hash)
    values (${lote(0).id}, 1, ${c.hotsite.id}, ${comprador().cliId}, 'Manual', 'vencedor', 400000, now(), uuid_send(gen_random_uuid()))`.execute(
    c.banco.sistema,
  )
  await sql`update lote set situacao = 'AG_PAGAMENTO', lance_seq = 1, lance_valor = 400000, lance_cli_id = ${comprador().cliId} where id = ${lote(0).id}`.execute(
    c.banco.sistema,
  )
  expect(await situacoes()).toEqual(['AG_PAGAMENTO', 'AG_PAGAMENTO', 'AG_PAGAMENTO'])
  const id = await venderLote(c, lote(0))
  expect(await venderLote(c, lote(0))).toBeNull()
  const { valor } = await executarChamada(c.ctx(comprador()), minhaVenda, { params: { id } })
  expect(valor.itens.map((i) => [i.loteId, i.valor, i.noConjunto])).toEqual([
    [lote(0).uid, 4_000_00, false],
    [lote(1).uid, 0, true],
    [lote(2).uid, 0, true],
  ])
  expect(valor).toMatchObject({ valorLances: 4_000_00, valorDespachante: 300_00, valorComissao: 200_00 })
  await desistirEVoltar(id ?? 0)
})

async function desistirEVoltar(id: number): Promise<void> {
  const mover = async (evento: string) => {
    const { versao } = await c.banco.sistema
      .selectFrom('venda')
      .select('versao')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return executarChamada(c.ctx(c.equipe), moverVenda, {
      params: { id },
      body: { evento, motivo: 'teste', versao },
    })
  }
  expect((await mover('desistir')).status).toBe(200)
  expect(await situacoes()).toEqual(['CLIENTE_DESISTIU', 'CLIENTE_DESISTIU', 'CLIENTE_DESISTIU'])
  expect((await mover('reverterDesistencia')).status).toBe(200)
  expect(await situacoes()).toEqual(['AG_PAGAMENTO', 'AG_PAGAMENTO', 'AG_PAGAMENTO'])
}

test('a vehicle that was collected is ENTREGUE, and its lot does not take it back', async () => {
  const veiculo = async () =>
    (
      await sql<{
        situacao: string
      }>`select v.situacao from veiculo v join lote l on l.vei_id = v.id where l.id = ${lote(1).id}`.execute(
        c.banco.sistema,
      )
    ).rows[0]?.situacao
  expect(await veiculo()).toBe('VENDIDO')
  await sql`update venda_item set retirada_situacao = 'entregue' where lel_id = ${lote(1).id}`.execute(
    c.banco.sistema,
  )
  expect(await veiculo()).toBe('ENTREGUE')
  await sql`update lote set situacao = 'PAGO' where id = ${lote(0).id}`.execute(c.banco.sistema)
  expect(await veiculo()).toBe('ENTREGUE')
})
