// Repasses that end at their date, on a real database.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Cenario,
  type ClienteDoCenario,
  criarCenario,
  type LoteDoCenario,
} from '../../../../../tests/pg/cenario.ts'
import { vencerRepasses } from './vencer-repasses.job.ts'

let c: Cenario
beforeAll(async () => {
  c = await criarCenario({ clientes: 1, lotes: 0 })
})
afterAll(async () => {
  await c.fechar()
})

const situacao = async (l: LoteDoCenario) =>
  (
    await c.banco.sistema
      .selectFrom('lote')
      .select('situacao')
      .where('id', '=', l.id)
      .executeTakeFirstOrThrow()
  ).situacao

/** A lot in repasse since so many days, in an auction that ended as long ago. */
async function emRepasse(dias: number, mudar: object = {}): Promise<LoteDoCenario> {
  const lote = await c.novoLote({ valorComitente: 5_000_00, ...mudar })
  await sql`update lote set situacao = 'REPASSE', situacao_at = now() - make_interval(days => ${dias}) where id = ${lote.id}`.execute(
    c.banco.sistema,
  )
  await sql`update leilao set situacao = 'EXECUTADO', encerrado_at = now() - make_interval(days => ${dias}) where id = ${c.leilao.id}`.execute(
    c.banco.sistema,
  )
  return lote
}
async function comLance(lote: LoteDoCenario, valor: number): Promise<void> {
  const { cliId } = c.clientes[0] as ClienteDoCenario
  await sql`insert into lance (lel_id, seq, hot_id, cli_id, tipo, situacao, valor, data, hash)
    values (${lote.id}, 1, ${c.hotsite.id}, ${cliId}, 'Manual', 'vencendo', ${valor}, now(), uuid_send(gen_random_uuid()))`.execute(
    c.banco.sistema,
  )
  await sql`update lote set lance_seq = 1, lance_valor = ${valor}, lance_cli_id = ${cliId}, lance_tipo = 'Manual', lance_quantidade = 1 where id = ${lote.id}`.execute(
    c.banco.sistema,
  )
}

test('not before its date', async () => {
  const lote = await emRepasse(4)
  expect(await vencerRepasses(c.servicos)).toBe(0)
  expect(await situacao(lote)).toBe('REPASSE')
})

test('not while the auction may still cry it', async () => {
  const lote = await emRepasse(9)
  await sql`update leilao set situacao = 'AO_VIVO' where id = ${c.leilao.id}`.execute(c.banco.sistema)
  expect(await vencerRepasses(c.servicos)).toBe(0)
  expect(await situacao(lote)).toBe('REPASSE')
  await sql`delete from lote where id = ${lote.id}`.execute(c.banco.sistema)
})

test.each<[string, number | null, string]>([
  ['without an offer it is not sold', null, 'NAO_ARREMATADO'],
  ['a bid that reaches the reserve buys it', 6_000_00, 'AG_PAGAMENTO'],
  ['a bid below the reserve is the consignor’s to answer', 4_000_00, 'CONDICIONAL'],
])('at its date: %s', async (_, valor, esperada) => {
  const lote = await emRepasse(8)
  if (valor !== null) await comLance(lote, valor)
  await vencerRepasses(c.servicos)
  expect(await situacao(lote)).toBe(esperada)
})

test('two processes end it once', async () => {
  const lote = await emRepasse(8)
  const outro = await c.outroProcesso()
  const feitos = await Promise.all([vencerRepasses(c.servicos), vencerRepasses(outro)])
  await outro.publicador.parar()
  expect(feitos[0] + feitos[1]).toBe(1)
  const trilha =
    await sql`select 1 from auditoria where entidade_uid = ${lote.uid} and acao = 'encerrarRepasse'`.execute(
      c.banco.sistema,
    )
  expect(trilha.rows).toHaveLength(1)
})

test('an unanswered proposal keeps it open', async () => {
  const lote = await emRepasse(8)
  const { cliId } = c.clientes[0] as ClienteDoCenario
  await sql`insert into proposta (hot_id, lel_id, cli_id, valor, situacao, chave) values (${c.hotsite.id}, ${lote.id}, ${cliId}, 100000, 'ENVIADA', gen_random_uuid())`.execute(
    c.banco.sistema,
  )
  expect(await vencerRepasses(c.servicos)).toBe(0)
  await sql`update proposta set situacao = 'RECUSADA' where lel_id = ${lote.id}`.execute(c.banco.sistema)
  expect(await vencerRepasses(c.servicos)).toBe(1)
  expect(await situacao(lote)).toBe('NAO_ARREMATADO')
})
