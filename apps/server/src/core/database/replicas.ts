// Read replicas for public data, asked only when fresh: it has replayed what the primary had ATRASO_MAXIMO_MS ago, and
// at least the position of the reader's own last write. Measured in log positions (LSN), not in clocks. Without the
// primary, replicas that were in time keep answering. Refuses signed-in readers and calls whose contract does not say
// `replica`: a room's version and state must come from one place.
import { setTimeout as esperar } from 'node:timers/promises'
import { CamelCasePlugin, Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Banco, Tx } from './database.ts'
import { clientePreparado, fixarHotsite } from './preparados.ts'
import type { DB } from './schema.gen.ts'

const RONDA_MS = 250
/** What a visitor may see late; pages of visitors are kept for a second anyway. */
const ATRASO_MAXIMO_MS = 2_000
/** Lag is reported up to here; a later replica is at least so late. */
const ATRASO_CONTADO_MS = 60_000
const LIGACOES_POR_REPLICA = 10
const PACIENCIA_MS = 1_000

interface Replica {
  readonly nome: string
  readonly pool: pg.Pool
  readonly banco: Banco
  /** the last position that it has replayed; null: it does not answer */
  posicao: bigint | null
  /** when it answered last, or began to be asked */
  vistaEm: number
}

export interface Replicas {
  /** The position of the primary's log now: what a write that has just been committed lies below. */
  posicao(): Promise<string>
  /**
   * Runs a read-only function on a replica that is fresh and has replayed `desde`; null when there is none, or when it went
   * away meanwhile: then the primary has to be asked.
   */
  ler<T>(hotId: number, fn: (tx: Tx) => Promise<T>, desde: string | null): Promise<{ valor: T } | null>
  /** how many are fresh, of how many, and how far the worst one is behind (for the operator) */
  situacao(): { frescas: number; todas: number; atrasoMs: number }
  parar(): Promise<void>
}

/** `16/B374D848` → a number that can be compared; null when it is no position. */
export function lerPosicao(lsn: string): bigint | null {
  const m = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i.exec(lsn)
  return m ? (BigInt(`0x${m[1]}`) << 32n) | BigInt(`0x${m[2]}`) : null
}

/** The position that a replica must have reached: the primary's newest one that is old enough. */
export class Marcas {
  readonly #vistas: { readonly quando: number; readonly posicao: bigint }[] = []

  anotar(quando: number, posicao: bigint): void {
    this.#vistas.push({ quando, posicao })
    // One that is old enough stays, so that there is always one to ask for; older ones say how late a replica is.
    while ((this.#vistas[1]?.quando ?? quando) <= quando - ATRASO_CONTADO_MS) this.#vistas.shift()
  }

  /** Null before anything was seen: then no replica is fresh. */
  devida(agora: number): bigint | null {
    const velha = this.#vistas.findLast((v) => v.quando <= agora - ATRASO_MAXIMO_MS)
    return (velha ?? this.#vistas[0])?.posicao ?? null
  }

  /** How long ago the primary was first seen beyond a position; 0: it has not been. */
  atrasoDe(posicao: bigint, agora: number): number {
    const devida = this.#vistas.find((v) => v.posicao > posicao)
    return devida === undefined ? 0 : Math.max(0, agora - devida.quando)
  }
}

const falhaDeLigacao = (e: unknown): boolean => {
  const codigo = e instanceof Error && 'code' in e && typeof e.code === 'string' ? e.code : ''
  // 40001: the replica had to cancel the read to go on replaying; 25006 and 42501 would be bugs and are told.
  return (
    /^(57P0[1-5]|08\w{3}|53300|40001)$/.test(codigo) ||
    /^E(CONN|PIPE|TIMEDOUT|NOENT|HOST)/.test(codigo) ||
    (e instanceof Error && /terminat|timeout|Connection/i.test(e.message))
  )
}

/** Null when none is configured. Starts at once; the first round decides who is fresh. */
export async function abrirReplicas(
  urls: readonly string[],
  primario: pg.Pool,
  avisar: (mensagem: string, e: unknown) => void,
): Promise<Replicas | null> {
  if (urls.length === 0) return null
  const replicas = urls.map((url, i) => abrirReplica(url, i, avisar))
  const marcas = new Marcas()
  const estado = { parado: false, vez: 0 }

  const lerPrimario = async (): Promise<string> => {
    const r = await primario.query<{ lsn: string }>('select pg_current_wal_lsn()::text as lsn')
    return r.rows[0]?.lsn ?? ''
  }
  const olhar = async (r: Replica): Promise<void> => {
    try {
      const q = await r.pool.query<{ lsn: string | null }>('select pg_last_wal_replay_lsn()::text as lsn')
      const antes = r.posicao
      r.posicao = lerPosicao(q.rows[0]?.lsn ?? '')
      if (r.posicao !== null) r.vistaEm = Date.now()
      if (antes === null && r.posicao !== null) avisar(`replica ${r.nome} answers`, null)
    } catch (e) {
      if (r.posicao !== null) avisar(`replica ${r.nome} is left out`, e)
      r.posicao = null
    }
  }
  const ronda = async (): Promise<void> => {
    const vista = await lerPrimario().catch(() => null)
    const posicao = vista === null ? null : lerPosicao(vista)
    if (posicao !== null) marcas.anotar(Date.now(), posicao)
    await Promise.all(replicas.map(olhar))
  }
  const rondas = async (): Promise<void> => {
    while (!estado.parado) {
      await esperar(RONDA_MS)
      await ronda()
    }
  }
  await ronda()
  const emCurso = rondas()

  const frescas = (desde: bigint | null): Replica[] => {
    const devida = marcas.devida(Date.now())
    if (devida === null) return []
    const minimo = desde !== null && desde > devida ? desde : devida
    return replicas.filter((r) => r.posicao !== null && r.posicao >= minimo)
  }
  const atrasoDe = (r: Replica): number => {
    const agora = Date.now()
    return r.posicao === null ? agora - r.vistaEm : marcas.atrasoDe(r.posicao, agora)
  }
  return {
    posicao: lerPrimario,
    async ler(hotId, fn, desde) {
      const minimo = desde === null ? null : lerPosicao(desde)
      // A position that we never gave out asks for the primary.
      if (desde !== null && minimo === null) return null
      const prontas = frescas(minimo)
      const r = prontas[estado.vez++ % Math.max(1, prontas.length)]
      if (r === undefined) return null
      try {
        const valor = await r.banco
          .transaction()
          .setAccessMode('read only')
          .execute(async (tx) => {
            await sql`select ${fixarHotsite(hotId)}`.execute(tx)
            return fn(tx)
          })
        return { valor }
      } catch (e) {
        if (!falhaDeLigacao(e)) throw e
        avisar(`replica ${r.nome} failed in a read`, e)
        r.posicao = null
        return null
      }
    },
    situacao: () => ({
      frescas: frescas(null).length,
      todas: replicas.length,
      atrasoMs: Math.round(Math.max(...replicas.map(atrasoDe))),
    }),
    async parar() {
      estado.parado = true
      await emCurso
      await Promise.all(replicas.map((r) => r.banco.destroy()))
    },
  }
}

function abrirReplica(url: string, i: number, avisar: (mensagem: string, e: unknown) => void): Replica {
  const pool = new pg.Pool({
    connectionString: url,
    Client: clientePreparado(),
    max: LIGACOES_POR_REPLICA,
    options: '-c role=martelo_app',
    application_name: 'martelo-replica',
    connectionTimeoutMillis: PACIENCIA_MS,
    idleTimeoutMillis: 60_000,
  })
  const nome = `${i + 1}`
  const falhou = (e: Error): void => avisar(`connection to replica ${nome} failed`, e)
  pool.on('error', falhou)
  pool.on('connect', (c) => void c.on('error', falhou))
  const banco = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
  return { nome, pool, banco, posicao: null, vistaEm: Date.now() }
}
