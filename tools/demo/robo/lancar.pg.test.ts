import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { carregarModulos } from '../../../apps/server/src/processes/carregar-modulos.ts'
import { type Cenario, type ClienteDoCenario, criarCenario } from '../../../tests/pg/cenario.ts'
import { lancar } from './lancar.ts'

let c: Cenario
beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 1, lotes: 1, leilao: { situacao: 'AO_VIVO' } })
})
afterAll(() => c.fechar())

const contar = async (tabela: 'lance' | 'aceite_de_termo') =>
  (await sql`select 1 from ${sql.table(tabela)} where cli_id = ${quem().cliId}`.execute(c.banco.sistema)).rows
    .length
const quem = () => c.clientes[0] as ClienteDoCenario

test('under new terms the robot’s client accepts them, and his next bid is taken', async () => {
  const db = c.banco.sistema
  await sql`update cliente set aceite_termos_at = now() - interval '30 days' where id = ${quem().cliId}`.execute(
    db,
  )
  await sql`insert into versao_de_termo (hot_id, documento, numero, vigente_desde, texto)
    values (${c.hotsite.id}, 'termos', '2', (now() at time zone 'America/Sao_Paulo')::date - 1, 'Texto')`.execute(
    db,
  )
  const { cliId, cliUid, usuId, usuUid, nome } = quem()
  const dar = () =>
    lancar(
      c.servicos,
      c.hotsite,
      { id: cliId, uid: cliUid, usuId, usuUid, nome },
      { uid: c.lotes[0]?.uid ?? '' },
      1_000_00,
    )
  await dar()
  expect([await contar('lance'), await contar('aceite_de_termo')]).toEqual([0, 1])
  await dar()
  expect([await contar('lance'), await contar('aceite_de_termo')]).toEqual([1, 1])
})
