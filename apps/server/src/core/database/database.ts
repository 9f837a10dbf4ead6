// Connections and transactions. Two ways in: `doHotsite` runs as the application's role with row-level security on one
// hotsite; `doSistema` is for jobs, the bid engine and start-up, which serve all hotsites and name hot_id themselves.
//
// Refuses any other way: no pool is exported to handlers.
import { CamelCasePlugin, Kysely, PostgresDialect, sql, type Transaction } from 'kysely'
import pg from 'pg'
import { clientePreparado, fixarHotsite } from './preparados.ts'
import { ligacaoA } from './primario.ts'
import { RelogioDoProcesso } from './relogio-do-processo.ts'
import type { DB } from './schema.gen.ts'

// bigint (centavos, ids, versions) stays below 2^53: a plain number. numeric is only used for percentages.
pg.types.setTypeParser(pg.types.builtins.INT8, (v) => {
  const n = Number(v)
  if (!Number.isSafeInteger(n)) throw new Error(`integer out of range: ${v}`)
  return n
})
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, (v) => v)

export type Tx = Transaction<DB>
export type Banco = Kysely<DB>

/** The login was ended while its access token still lives: nothing is read or written in its name any more. */
export class SessaoEncerrada extends Error {}

interface Revogacao {
  readonly fora: boolean
}
const revogada = (familia: string) => sql`exists (select from acesso_revogado where familia = ${familia})`

export interface BancoDeDados {
  /**
   * A transaction that sees and writes one hotsite only. `familia`: the login in whose name it runs; rejects with
   * `SessaoEncerrada` when that has been ended.
   */
  doHotsite<T>(hotId: number, fn: (tx: Tx) => Promise<T>, familia?: string): Promise<T>
  /** the same, read only; each question sees what was committed before it (preparados.ts) */
  lerDoHotsite<T>(hotId: number, fn: (tx: Tx) => Promise<T>, familia?: string): Promise<T>
  /** all hotsites; the caller names hot_id in every statement */
  readonly sistema: Banco
  /** raw pool of the system side, for hot named statements and LISTEN */
  readonly poolSistema: pg.Pool
  /** the database's clock, as this process knows it: what people are told */
  readonly relogio: RelogioDoProcesso
  readonly url: string
  fechar(): Promise<void>
}

/** Opens both pools. `url` must belong to a user who may SET ROLE martelo_app. */
export function abrirBanco(url: string, limites = { app: 12, sistema: 8 }): BancoDeDados {
  const erro = (e: Error) =>
    console.error(JSON.stringify({ level: 'error', msg: 'database connection failed', err: e.message }))
  const Client = clientePreparado()
  const poolApp = new pg.Pool({
    ...ligacaoA(url),
    Client,
    max: limites.app,
    options: '-c role=martelo_app',
    application_name: 'martelo-app',
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: 10_000,
  })
  const poolSistema = new pg.Pool({
    ...ligacaoA(url),
    Client,
    max: limites.sistema,
    options: '-c martelo.sistema=sim',
    application_name: 'martelo-sistema',
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: 10_000,
  })
  for (const pool of [poolApp, poolSistema]) {
    pool.on('error', erro)
    // The pool listens to idle connections only: one that breaks while borrowed would end the whole process.
    pool.on('connect', (c) => void c.on('error', erro))
  }
  const plugins = [new CamelCasePlugin({ maintainNestedObjectKeys: true })]
  const app = new Kysely<DB>({ dialect: new PostgresDialect({ pool: poolApp }), plugins })
  const sistema = new Kysely<DB>({ dialect: new PostgresDialect({ pool: poolSistema }), plugins })

  const escreverNo = <T>(hotId: number, fn: (tx: Tx) => Promise<T>, familia?: string) =>
    app.transaction().execute(async (tx) => {
      const fixar = fixarHotsite(hotId)
      if (familia === undefined) await sql`select ${fixar}`.execute(tx)
      else {
        // Sent with the next query: no further round trip to the database.
        const r = await sql<Revogacao>`select ${fixar}, ${revogada(familia)} as fora`.execute(tx)
        if (r.rows[0]?.fora) throw new SessaoEncerrada()
      }
      return fn(tx)
    })
  const lerDo = <T>(hotId: number, fn: (tx: Tx) => Promise<T>, familia?: string) =>
    app
      .transaction()
      .setAccessMode('read only')
      .execute(async (tx) => {
        await sql`select ${fixarHotsite(hotId)}`.execute(tx)
        if (familia !== undefined) {
          const r = await sql<Revogacao>`select ${revogada(familia)} as fora`.execute(tx)
          if (r.rows[0]?.fora) throw new SessaoEncerrada()
        }
        return fn(tx)
      })
  return {
    doHotsite: escreverNo,
    lerDoHotsite: lerDo,
    sistema,
    poolSistema,
    relogio: new RelogioDoProcesso(async () => {
      const r = await poolSistema.query<{ agora: Date }>('select clock_timestamp() as agora')
      return r.rows[0]?.agora ?? new Date(Number.NaN)
    }),
    url,
    async fechar() {
      await Promise.all([app.destroy(), sistema.destroy()])
    },
  }
}
