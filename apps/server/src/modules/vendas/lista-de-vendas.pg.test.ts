// The filter of a list of sales, on a real database: one sale of two items, whose states and names are set by hand.
import type { ChaveDeFiltro } from '@martelo/domain/vendas/filtros.ts'
import type { SituacaoDeVenda } from '@martelo/domain/vendas/states.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cenario, type ClienteDoCenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { bater, venderLote } from '../../../../../tests/pg/venda-de-teste.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import { idsDasVendas } from './lista-de-vendas.sql.ts'

let c: Cenario
let vndId = 0

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 1 })
  const cliente = c.clientes[0] as ClienteDoCenario
  const banco = c.banco.sistema
  const lotes = [await bater(c, cliente, 10_000_00), await bater(c, cliente, 20_000_00)] as const
  for (const lote of lotes) vndId = (await venderLote(c, lote)) ?? 0
  await sql`update lote set nome = 'Caminhão Volvo FH 540', posicao_leilao = 127, numero = '127' where id = ${lotes[0].id}`.execute(
    banco,
  )
  await sql`update veiculo set placa = 'ABC1234', placa_chave = 'ABC1C34', chassi = '9BWZZZ377VT004251'
    where id = (select vei_id from lote where id = ${lotes[0].id})`.execute(banco)
  await sql`update lote set nome = 'Reboque', posicao_leilao = 9, numero = '9' where id = ${lotes[1].id}`.execute(
    banco,
  )
  await sql`update venda_item set retirada_situacao = 'entregue', documentacao_situacao = 'em_analise'
    where lel_id = ${lotes[0].id}`.execute(banco)
})
afterAll(() => c.fechar())

interface Filtro {
  readonly chave?: ChaveDeFiltro
  readonly leiUid?: 'seu' | 'outro'
  readonly situacao?: SituacaoDeVenda
  readonly texto?: string
}
const passa = async (situacao: SituacaoDeVenda, { leiUid, ...filtro }: Filtro) => {
  await sql`update venda set situacao = ${situacao} where id = ${vndId}`.execute(c.banco.sistema)
  const uid = leiUid && { leiUid: leiUid === 'seu' ? c.leilao.uid : '00000000-0000-4000-8000-000000000000' }
  const { ids, total } = await c.banco.doHotsite(c.hotsite.id, (tx) =>
    idsDasVendas(tx, { hotId: c.hotsite.id, pagina: 1, porPagina: 10, ...filtro, ...uid }),
  )
  expect(ids).toHaveLength(total)
  return ids.includes(vndId)
}

describe('a closed sale, one item collected, its papers under way, the other not', () => {
  test.each<[Filtro, boolean]>([
    [{}, true],
    [{ chave: 'agPagamentoAgValidacao' }, false],
    [{ chave: 'agRetirada' }, true],
    [{ chave: 'documentacao' }, true],
    [{ chave: 'fechadas' }, true],
    [{ chave: 'leilao', leiUid: 'seu' }, true],
    [{ chave: 'leilao', leiUid: 'outro' }, false],
    [{ chave: 'leilao' }, false],
    [{ situacao: 'Fechada' }, true],
    [{ situacao: 'Aguardando Pagamento' }, false],
    [{ texto: ' 127 ' }, true],
    [{ texto: 'caminhao volvo' }, true],
    [{ texto: 'abc1' }, true],
    [{ texto: 'abc-1c34' }, true],
    [{ texto: 'abc1234' }, true],
    [{ texto: '004251' }, true],
    [{ texto: 'scania' }, false],
    [{ texto: '   ' }, true],
    [{ texto: '-' }, false],
    [{ texto: '%' }, false],
    [{ chave: 'fechadas', texto: 'scania' }, false],
  ])('%j: %s', async (filtro, esperado) => expect(await passa('Fechada', filtro)).toBe(esperado))
})

test.each<[SituacaoDeVenda, Filtro, boolean]>([
  ['Aguardando Pagamento', { chave: 'agPagamentoAgValidacao' }, true],
  ['Aguardando Validação', { chave: 'agPagamentoAgValidacao' }, true],
  ['Aguardando Pagamento', { chave: 'agRetirada' }, false],
  ['Aguardando Validação', { situacao: 'Aguardando Validação' }, true],
  ['Cancelada', {}, false],
  ['Cancelada', { chave: 'leilao', leiUid: 'seu' }, false],
  ['Cancelada', { situacao: 'Cancelada' }, true],
  ['Cliente Desistiu', {}, true],
])('%s, %j: %s', async (situacao, filtro, esperado) => expect(await passa(situacao, filtro)).toBe(esperado))
