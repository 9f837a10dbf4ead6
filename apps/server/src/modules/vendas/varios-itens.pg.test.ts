// Several lots of one auction are one purchase: one payment pays them together, and they go on together.
import { registrarPagamento } from '@martelo/contracts/pagamentos/registrar-pagamento.contract.ts'
import { responderPagamento } from '@martelo/contracts/pagamentos/responder-pagamento.contract.ts'
import { minhaVenda } from '@martelo/contracts/vendas/minha-venda.contract.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, type ClienteDoCenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { bater, venderLote } from '../../../../../tests/pg/venda-de-teste.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'

let c: Cenario
beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 2, lotes: 0 })
})
afterAll(async () => {
  await c.fechar()
})

test('three lots, one payment: the sum of all, each lot paid and to be collected; less pays none of them', async () => {
  const cli = c.clientes[0] as ClienteDoCenario
  const ids: (number | null)[] = []
  for (const valor of [10_000_00, 20_000_00, 5_000_00])
    ids.push(await venderLote(c, await bater(c, cli, valor)))
  const [id] = ids
  expect(new Set(ids).size).toBe(1)
  // Another buyer of the same auction has a purchase of his own.
  const outra = await venderLote(c, await bater(c, c.clientes[1] as ClienteDoCenario, 1_000_00))
  expect(outra).not.toBe(id)
  const ver = async () => (await executarChamada(c.ctx(cli), minhaVenda, { params: { id: id ?? 0 } })).valor
  const total = 36_750_00
  expect(await ver()).toMatchObject({ valorLances: 35_000_00, somas: { restante: total } })
  const pagar = async (valor: number) => {
    const r = await executarChamada(c.ctx(c.equipe), registrarPagamento, {
      params: { id: id ?? 0 },
      body: { tipo: 'DEPOSITO', valor, chaveDoPedido: randomUUID() },
    })
    const p = r.valor.pagamentos.at(-1)
    const feito = await executarChamada(c.ctx({ ...c.leiloeiro, papeis: ['Acerto'] }), responderPagamento, {
      params: { uid: p?.uid },
      body: { evento: 'aprovar', versao: p?.versao },
    })
    expect(feito.erro).toBeNull()
  }
  await pagar(total - 1)
  const quase = await ver()
  expect(quase.situacao).toBe('Aguardando Pagamento')
  expect(new Set(quase.itens.map((i) => i.situacaoLote))).toEqual(new Set(['AG_PAGAMENTO']))
  await pagar(1)
  const paga = await ver()
  expect(paga.situacao).toBe('Fechada')
  expect(paga.itens).toHaveLength(3)
  for (const i of paga.itens) {
    expect(i.situacaoLote).toBe('PAGO')
    expect(i.retirada.situacao).toBe('aguardando_agendamento')
  }
})
