// Keeps projection and index up with the base tables. A module that changed lots calls `pedir(ids)` after its COMMIT:
// the row is derived anew and indexed here before the call resolves, so a bid is in the next search; concurrent calls
// are joined. Notes without a call (an import, a process that died) are consumed on a timer; other processes follow the
// projection (fonte-pg.ts).
// Never inside the transaction: another connection reads, and a NOTIFY there costs it seven times its time.
import type { Pool } from 'pg'
import type { Documento } from './documento-de-busca.ts'
import { CANAL_DA_BUSCA } from './fonte-pg.ts'
import { COLUNAS_DO_DOCUMENTO, documentoDaLinha, type LinhaDeBusca } from './linha-de-busca.ts'
import type { RegistroDaBusca } from './motor-indice.ts'
import { palavrasIndexadas } from './palavras-de-busca.ts'

/** Lots per statement: a few milliseconds of work, and as many advisory locks. */
const LOTES_POR_VEZ = 500
const INTERVALO_DE_CONSUMO_MS = 250
/** Other processes learn of changes at most this late by NOTIFY; many changes share one. */
const ESPERA_DO_AVISO_MS = 25

export class Refrescador {
  readonly #pool: Pool
  readonly #aplicar: (mudancas: readonly Documento[]) => Promise<void>
  readonly #log: RegistroDaBusca
  #esperando = new Set<number>()
  #andamento: Promise<void> | null = null
  #proxima: Promise<void> | null = null
  #relogio: NodeJS.Timeout | null = null
  #aviso: NodeJS.Timeout | null = null
  #consumo: Promise<void> = Promise.resolve()
  #fechado = false

  constructor(pool: Pool, aplicar: (mudancas: readonly Documento[]) => Promise<void>, log: RegistroDaBusca) {
    this.#pool = pool
    this.#aplicar = aplicar
    this.#log = log
  }

  /** These lots changed and the change is committed. Resolves when this process's searches show it. */
  pedir(lotIds: readonly number[]): Promise<void> {
    if (lotIds.length === 0) return Promise.resolve()
    for (const id of lotIds) this.#esperando.add(id)
    this.#proxima ??= this.#depois()
    return this.#proxima
  }

  /** Starts consuming the notes of change. */
  iniciar(): void {
    this.#agendar(0)
  }

  async fechar(): Promise<void> {
    this.#fechado = true
    if (this.#relogio !== null) clearTimeout(this.#relogio)
    if (this.#aviso !== null) clearTimeout(this.#aviso)
    await Promise.allSettled([this.#consumo, this.#proxima ?? this.#andamento])
  }

  /** Consumes all notes there are; answers how many. For the timer, for start-up and for tests. */
  async consumir(): Promise<number> {
    let total = 0
    for (;;) {
      const { rows } = await this.#pool.query<{ n: number }>('select busca_lote_consumir($1) as n', [
        LOTES_POR_VEZ,
      ])
      const n = rows[0]?.n ?? 0
      total += n
      if (n < LOTES_POR_VEZ) break
    }
    if (total > 0) {
      await preencherPalavras(this.#pool)
      this.#avisar()
    }
    return total
  }

  async #depois(): Promise<void> {
    // the run under way may have read before our change: its end is where we begin, and its failure is told to those
    // who asked for it
    await Promise.allSettled([this.#andamento])
    const ids = [...this.#esperando]
    this.#esperando = new Set()
    this.#andamento = this.#proxima
    this.#proxima = null
    for (let i = 0; i < ids.length; i += LOTES_POR_VEZ) await this.#refrescar(ids.slice(i, i + LOTES_POR_VEZ))
    this.#avisar()
  }

  async #refrescar(ids: number[]): Promise<void> {
    const { rows } = await this.#pool.query<LinhaDeBusca & { sem_palavras: boolean }>(
      `select ${COLUNAS_DO_DOCUMENTO}, palavras is null as sem_palavras from busca_lote_refrescar($1::int[])`,
      [ids],
    )
    const feitas = new Set(rows.map((r) => r.lote_id))
    const outras = await this.#comoEstao(ids.filter((id) => !feitas.has(id)))
    await Promise.all([
      this.#aplicar([...rows, ...outras].map(documentoDaLinha)),
      rows.some((r) => r.sem_palavras) ? preencherPalavras(this.#pool) : null,
    ])
  }

  /**
   * Another run that consumed the notes, here or elsewhere, was faster: the rows stand, our index may not have them
   * yet.
   */
  async #comoEstao(ids: number[]): Promise<LinhaDeBusca[]> {
    if (ids.length === 0) return []
    const { rows } = await this.#pool.query<LinhaDeBusca>(
      `select ${COLUNAS_DO_DOCUMENTO} from busca_lote where lote_id = any($1::int[])`,
      [ids],
    )
    return rows
  }

  #avisar(): void {
    if (this.#aviso !== null || this.#fechado) return
    this.#aviso = setTimeout(() => {
      this.#aviso = null
      this.#pool
        .query(`notify ${CANAL_DA_BUSCA}`)
        .catch((erro: unknown) =>
          this.#log.warn(
            { err: erro },
            'other processes were not told of a change; they will look by themselves',
          ),
        )
    }, ESPERA_DO_AVISO_MS)
    this.#aviso.unref()
  }

  #agendar(ms: number): void {
    if (this.#fechado) return
    this.#relogio = setTimeout(() => {
      this.#consumo = this.consumir().then(
        () => this.#agendar(INTERVALO_DE_CONSUMO_MS),
        (erro: unknown) => {
          this.#log.warn({ err: erro }, 'notes of changed lots could not be read; trying again')
          this.#agendar(INTERVALO_DE_CONSUMO_MS * 8)
        },
      )
    }, ms)
    this.#relogio.unref()
  }
}

/**
 * At start: rows that came with a restored backup may bear transaction ids that this cluster has not reached, which
 * followers would read again and again; and incomplete words.
 */
export async function acertarProjecao(pool: Pool): Promise<void> {
  await pool.query('update busca_lote set tx = pg_current_xact_id() where tx > pg_current_xact_id()')
  await preencherPalavras(pool)
}

/** Gives the projection rows that have none their folded words. Rows that change meanwhile are left for their next turn. */
export async function preencherPalavras(pool: Pool): Promise<void> {
  for (;;) {
    const { rows } = await pool.query<{ lote_id: number; texto: string; titulo: string }>(
      `select lote_id, texto, titulo from busca_lote where palavras is null order by lote_id limit ${LOTES_POR_VEZ}`,
    )
    if (rows.length === 0) return
    const { rowCount } = await pool.query(
      `update busca_lote b set palavras = x.palavras::tsvector
       from unnest($1::int[], $2::text[], $3::text[], $4::text[]) x(lote_id, texto, titulo, palavras)
       where b.lote_id = x.lote_id and b.texto = x.texto and b.titulo = x.titulo and b.palavras is null`,
      [
        rows.map((r) => r.lote_id),
        rows.map((r) => r.texto),
        rows.map((r) => r.titulo),
        rows.map((r) => vetorDePalavras(r.texto, r.titulo)),
      ],
    )
    if (rows.length < LOTES_POR_VEZ || rowCount === 0) return
  }
}

/**
 * The words of a text in the notation of tsvector; those of the name have weight A, the others D. Each has a position: one
 * without would match whatever weight is asked for.
 */
export function vetorDePalavras(texto: string, titulo: string): string {
  const noTitulo = palavrasIndexadas(titulo)
  return [...palavrasIndexadas(texto)]
    .map((p) => `'${p.replaceAll("'", "''")}'${noTitulo.has(p) ? ':1A' : ':1'}`)
    .join(' ')
}
