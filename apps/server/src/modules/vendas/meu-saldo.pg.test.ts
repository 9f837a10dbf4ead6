// One client's money over his purchases on a real database: what he owes, what is being checked, what he paid, what goes
// back to him. His alone, in this house alone.
import { meuSaldo } from '@martelo/contracts/vendas/meu-saldo.contract.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Cenario,
  type ClienteDoCenario,
  criarCenario,
  type Pessoa,
} from '../../../../../tests/pg/cenario.ts'
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

const NADA = { devido: 0, aPagar: [], emValidacao: 0, pago: 0, aDevolver: 0, devolvido: 0 }
const saldo = async (quem: Pessoa, hotsite = c.hotsite) => {
  const r = await executarChamada(c.ctx(quem, hotsite), meuSaldo)
  expect(r.erro).toBeNull()
  return r.valor
}
/** A purchase of its own: one that is still open would take the lot in. */
async function venda(cli: ClienteDoCenario, valor: number, emDias: number): Promise<number> {
  await sql`update venda set situacao = 'Fechada' where cli_id = ${cli.cliId} and situacao = 'Aguardando Pagamento'`.execute(
    c.banco.sistema,
  )
  const id = await venderLote(c, await bater(c, cli, valor))
  if (id === null) throw new Error('no sale')
  await sql`update venda set data_pagamento = now() + make_interval(days => ${emDias}) where id = ${id}`.execute(
    c.banco.sistema,
  )
  await sql`update venda set situacao = 'Aguardando Pagamento' where cli_id = ${cli.cliId} and situacao = 'Fechada'`.execute(
    c.banco.sistema,
  )
  return id
}
const pagar = (vndId: number, valor: number, situacao: string) =>
  sql`insert into pagamento (hot_id, vnd_id, tipo, valor, situacao) values (${c.hotsite.id}, ${vndId}, 'DEPOSITO', ${valor}, ${situacao})`.execute(
    c.banco.sistema,
  )

test('a client without a purchase owes nothing; a visitor and staff have no wallet', async () => {
  expect(await saldo(await c.novoCliente())).toEqual(NADA)
  expect((await executarChamada(c.ctx(null), meuSaldo)).status).toBe(401)
  expect((await executarChamada(c.ctx(c.equipe), meuSaldo)).status).toBe(403)
})

test('what is due comes first by its day, and a payment moves from owed over checked to paid', async () => {
  const cli = await c.novoCliente()
  // 5 % of commission on each.
  const depois = await venda(cli, 10_000_00, 5)
  const antes = await venda(cli, 2_000_00, 1)
  const [total, menor] = [10_500_00 + 2_100_00, 2_100_00]
  const inicio = await saldo(cli)
  expect(inicio).toMatchObject({
    ...NADA,
    devido: total,
    aPagar: [{ id: antes, valor: menor }, { id: depois }],
  })

  await pagar(antes, menor, 'aguardandoValidacao')
  expect(await saldo(cli)).toMatchObject({
    devido: total - menor,
    emValidacao: menor,
    pago: 0,
    aPagar: [{ id: depois, valor: 10_500_00 }],
  })
  await sql`update pagamento set situacao = 'aprovado' where vnd_id = ${antes}`.execute(c.banco.sistema)
  expect(await saldo(cli)).toMatchObject({ devido: total - menor, emValidacao: 0, pago: menor })

  // Less than the whole: the rest is still to be paid.
  await pagar(depois, 500_00, 'aprovado')
  expect(await saldo(cli)).toMatchObject({ pago: menor + 500_00, aPagar: [{ id: depois, valor: 10_000_00 }] })
})

test('a purchase that ended is owed no more, and what goes back to him is told apart', async () => {
  const cli = await c.novoCliente()
  const id = await venda(cli, 1_000_00, 2)
  await sql`update venda set situacao = 'Cliente Desistiu' where id = ${id}`.execute(c.banco.sistema)
  expect(await saldo(cli)).toEqual(NADA)

  const outra = await venda(cli, 4_000_00, 2)
  await pagar(outra, 4_250_00, 'aprovado')
  for (const [valor, situacao] of [
    [30_00, 'a_devolver'],
    [20_00, 'devolvida'],
  ] as const)
    await sql`insert into devolucao (hot_id, vnd_id, origem, valor, situacao, motivo, forma, concluida_at) values (${c.hotsite.id}, ${outra}, 'excedente', ${valor}, ${situacao}, 'Pago a mais', 'DINHEIRO', now())`.execute(
      c.banco.sistema,
    )
  expect(await saldo(cli)).toMatchObject({
    devido: 0,
    aPagar: [],
    pago: 4_250_00,
    aDevolver: 30_00,
    devolvido: 20_00,
  })
})

test('another client’s money and another house’s stay theirs', async () => {
  const cli = await c.novoCliente()
  await venda(cli, 1_000_00, 2)
  expect(await saldo(await c.novoCliente())).toEqual(NADA)
  expect(await saldo(c.forasteiro, c.outroHotsite)).toEqual(NADA)
})
