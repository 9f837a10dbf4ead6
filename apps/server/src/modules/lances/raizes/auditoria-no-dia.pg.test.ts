// The root of a day holds the audit log: a row that is changed, taken away or slipped in later is found out.
import { diaEmBrasilia, inicioDoDia, somarDias } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, criarCenario } from '../../../../../../tests/pg/cenario.ts'
import { auditar } from '../../../core/auditoria.ts'
import { carregarModulos } from '../../../processes/carregar-modulos.ts'
import { verificarAuditoria } from '../verificar-auditoria.ts'
import { publicarDias } from './publicar-raizes.job.ts'

let c: Cenario
const hoje = diaEmBrasilia(Date.now())
/** Twelve minutes past midnight, so many days from now. */
const madrugada = (dias: number): number => inicioDoDia(somarDias(hoje, dias)) + 720_000

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 0, lotes: 0 })
})
afterAll(() => c.fechar())

const anotar = (uid: string) =>
  c.banco.doHotsite(c.hotsite.id, (tx) =>
    auditar(c.ctx(c.equipe), tx, {
      entidade: 'lote',
      uid,
      acao: 'editar',
      antes: { n: 1 },
      depois: { n: 2, b: [] },
    }),
  )
/** As if it had been written so many days from now. */
const datar = (uid: string, dias: number) =>
  adulterar(
    `update auditoria set quando = '${new Date(madrugada(dias)).toISOString()}' where entidade_uid = '${uid}'`,
  )
const adulterar = (texto: string) =>
  c.banco.poolSistema.query(
    `set session_replication_role = replica; ${texto}; set session_replication_role = default`,
  )
const verificar = () => verificarAuditoria(c.banco.sistema, c.hotsite.uid)
const trechos = async () =>
  (
    await sql<{ dia: string; linhas: number }>`
      select dia::text as dia, linhas from registro_dia_auditoria where hot_id = ${c.hotsite.id} order by dia`.execute(
      c.banco.sistema,
    )
  ).rows

test('each night the root takes what is new since the last one, and a night without news takes none', async () => {
  const antes = await sql<{
    n: number
  }>`select count(*)::int as n from auditoria where hot_id = ${c.hotsite.id}`.execute(c.banco.sistema)
  for (const uid of ['a', 'b', 'c']) await anotar(uid)
  expect(await publicarDias(c.servicos, Date.now())).toBe(0)
  await publicarDias(c.servicos, madrugada(1))
  expect(await publicarDias(c.servicos, madrugada(1))).toBe(0)
  await publicarDias(c.servicos, madrugada(2))
  // Two nights in which no job ran leave no hole.
  for (const [uid, dias] of [
    ['d', 2],
    ['e', 4],
  ] as const) {
    await anotar(uid)
    await datar(uid, dias)
  }
  await publicarDias(c.servicos, madrugada(5))
  expect(await trechos()).toEqual([
    { dia: hoje, linhas: (antes.rows[0]?.n ?? 0) + 3 },
    { dia: somarDias(hoje, 4), linhas: 2 },
  ])
  expect((await verificar()).falhas).toEqual([])
  await anotar('f')
  await datar('f', 6)
  expect((await verificar()).falhas).toEqual([])
})

test.each([
  [
    'changed',
    `update auditoria set depois = '{"n": 3, "b": []}' where entidade_uid = 'b'`,
    `update auditoria set depois = '{"n": 2, "b": []}' where entidade_uid = 'b'`,
    'uma linha mudou',
  ],
  [
    'given to another',
    `update auditoria set usu_nome = 'X' || usu_nome where entidade_uid = 'c'`,
    `update auditoria set usu_nome = substr(usu_nome, 2) where entidade_uid = 'c'`,
    'uma linha mudou',
  ],
  [
    'taken away',
    `create table guardada as select * from auditoria where entidade_uid = 'd'; delete from auditoria where entidade_uid = 'd'`,
    `insert into auditoria overriding system value select * from guardada`,
    'eram 2 linhas, são 1',
  ],
  [
    'slipped in',
    `insert into auditoria (hot_id, quando, entidade, entidade_uid, acao) select hot_id, quando, 'lote', 'z', 'x' from auditoria where entidade_uid = 'e'`,
    `delete from auditoria where entidade_uid = 'z'`,
    'eram 2 linhas, são 3',
  ],
])(
  'a row that is %s is found out, and the root says so again when all is as it was',
  async (_, mal, bem, dito) => {
    await adulterar(mal)
    expect((await verificar()).falhas).toEqual([expect.stringContaining(dito)])
    await adulterar(bem)
    expect((await verificar()).falhas).toEqual([])
  },
)

test('what a root took is written nowhere else: a span that is rewritten breaks the signature', async () => {
  await adulterar(`update auditoria set motivo = 'outro' where entidade_uid = 'd'`)
  await adulterar(`update registro_dia_auditoria set hash = sha256(hash) where dia = '${somarDias(hoje, 4)}'`)
  expect((await verificar()).falhas.join()).toMatch(/uma linha mudou.*assinatura não confere/)
  await expect(
    sql`delete from registro_dia_auditoria where hot_id = ${c.hotsite.id}`.execute(c.banco.sistema),
  ).rejects.toThrow(/append-only/)
})
