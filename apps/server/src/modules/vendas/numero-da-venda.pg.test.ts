// Two houses sell at once, through two processes: each counts its own sales, without one twice, and no sale waits for the
// transaction of another.
import { buscarVenda } from '@martelo/contracts/vendas/buscar-venda.contract.ts'
import { listarVendas } from '@martelo/contracts/vendas/listar-vendas.contract.ts'
import { numeroDaVenda } from '@martelo/domain/vendas/numero-da-venda.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import type { BancoDeDados, Tx } from '../../core/database/database.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import { idDoNumero } from './door.ts'

let c: Cenario
let outro: BancoDeDados
let deFora: number

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 1, lotes: 0 })
  outro = (await c.outroProcesso()).banco
  deFora = await leilaoDaOutraCasa()
})
afterAll(() => c.fechar())

/** The scenario's auction, with auctioneer and place, in the other house. */
async function leilaoDaOutraCasa(): Promise<number> {
  const copia = (tabela: string, id: unknown, mudar: Readonly<Record<string, unknown>> = {}) =>
    sql<{ id: number }>`insert into ${sql.table(tabela)} overriding system value
      select (jsonb_populate_record(t, ${JSON.stringify(mudar)}::jsonb || jsonb_build_object('id', 900, 'uid', gen_random_uuid(), 'hot_id', ${c.outroHotsite.id}::int))).*
      from ${sql.table(tabela)} t where id = ${id} returning id`.execute(c.banco.sistema)
  const a = await c.banco.sistema
    .selectFrom('leilao')
    .select(['leoId', 'lrlId'])
    .where('id', '=', c.leilao.id)
    .executeTakeFirstOrThrow()
  await copia('leiloeiro', a.leoId, { usu_id: null })
  await copia('local_realizacao', a.lrlId)
  await copia('leilao', c.leilao.id, { leo_id: 900, lrl_id: 900 })
  return 900
}

const inserir = (tx: Tx, fora: boolean): Promise<number> =>
  sql<{ id: number }>`insert into venda (hot_id, lei_id, cli_id, situacao, data_pagamento)
    values (${fora ? c.outroHotsite.id : c.hotsite.id}, ${fora ? deFora : c.leilao.id},
      ${fora ? c.forasteiro.cliId : c.clientes[0]?.cliId}, 'Aguardando Pagamento', now()) returning id`
    .execute(tx)
    .then((r) => r.rows[0]?.id ?? 0)

const vender = (banco: BancoDeDados, fora: boolean): Promise<number> =>
  banco.doHotsite(fora ? c.outroHotsite.id : c.hotsite.id, (tx) => inserir(tx, fora))

test('two houses, two processes, the first sale of each among them: no number twice and none left out', async () => {
  const quantas = [...Array(12).keys()]
  const [daqui, deLa] = await Promise.all(
    [false, true].map((fora) => Promise.all(quantas.map((i) => vender(i % 2 ? outro : c.banco, fora)))),
  )
  const esperado = quantas.map((i) => i + 1)
  for (const ids of [daqui, deLa]) expect(ids?.map(numeroDaVenda).toSorted((a, b) => a - b)).toEqual(esperado)
  expect(new Set([...(daqui ?? []), ...(deLa ?? [])]).size).toBe(24)
})

test('a sale whose transaction is open makes no other wait', async () => {
  let soltar = (): void => undefined
  const aberta = new Promise<void>((ok) => {
    soltar = ok
  })
  let primeira = 0
  const presa = c.banco.doHotsite(c.hotsite.id, async (tx) => {
    primeira = await inserir(tx, false)
    await aberta
  })
  await expect.poll(() => primeira).toBeGreaterThan(0)
  const segunda = await vender(outro, false)
  soltar()
  await presa
  expect(segunda).toBe(primeira + 1)
})

test('people find a sale by its number, in their house only; the database counts as the browser does', async () => {
  const id = await vender(c.banco, false)
  const numero = numeroDaVenda(id)
  const { rows } = await sql<{ numero: number }>`select numero_da_venda(${id}) as numero`.execute(
    c.banco.sistema,
  )
  expect(rows).toEqual([{ numero }])
  const { valor } = await executarChamada(c.ctx(c.equipe), listarVendas, {
    query: { busca: String(numero) },
  })
  expect(valor.map((v) => v.id)).toEqual([id])
  const ver = await executarChamada(c.ctx(c.equipe), buscarVenda, { params: { id } })
  expect(ver.valor).toMatchObject({ id })
  await c.banco.doHotsite(c.hotsite.id, async (tx) => {
    expect(await idDoNumero(tx, c.hotsite.id, numero)).toBe(id)
    expect(await idDoNumero(tx, c.hotsite.id, id)).toBe(id)
    expect(await idDoNumero(tx, c.hotsite.id, 500_000)).toBeUndefined()
  })
  const la = await c.banco.doHotsite(c.outroHotsite.id, (tx) => idDoNumero(tx, c.outroHotsite.id, numero))
  expect(la).not.toBe(id)
})

test('sales from before keep their number, and the count goes on after it', async () => {
  await sql`drop sequence ${sql.id(`venda_numero_${c.outroHotsite.id}`)}`.execute(c.banco.sistema)
  await c.banco.sistema.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`insert into venda (id, hot_id, lei_id, cli_id, situacao, data_pagamento) overriding system value
      values (4812, ${c.outroHotsite.id}, ${deFora}, ${c.forasteiro.cliId}, 'Aguardando Pagamento', now())`.execute(
      tx,
    )
  })
  expect(numeroDaVenda(await vender(outro, true))).toBe(4_813)
  await c.banco.doHotsite(c.outroHotsite.id, async (tx) => {
    expect(await idDoNumero(tx, c.outroHotsite.id, 4_812)).toBe(4_812)
  })
})
