// Closes the lots that end by themselves: a scan every 250 ms arms a timer per lot that ends soon. Few due lots are
// noted in one statement and written in one transaction; many are dealt out to several at once. Any number of processes
// may run it (docs/decisions/023-ends-are-noted.md).
// The timer only says when to ask, and is armed anew by each scan: the closing statement looks at the database's clock
// itself.
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Banco } from '../../../core/database/database.ts'
import { criarRelogioDoBanco, type RelogioDoBanco } from '../../../core/database/relogio-do-banco.ts'
import { anotarEncerramento } from '../../../core/medidas.ts'
import type { Transitou } from '../transicao/transitar-lote.ts'
import {
  encerrarMarcados,
  ensaiarEncerramento,
  lotesAEncerrar,
  marcarVencidos,
} from './encerrar-vencidos.sql.ts'

const VARREDURA_MS = 250
const HORIZONTE_MS = 2_000
/** A lot that was not got (a bid locks it meanwhile) is retried after these; then it is the scan's. */
const REPERGUNTAS_MS = [8, 8, 8, 8, 16, 16, 16, 32, 32, 64]
/**
 * What another process has noted it writes; after these it may be dead, and the process that gets the lots writes them.
 */
const HERANCA_MS = [120, 60, 60, 120]
/** What this process has noted may be locked for a moment when it is to be written: by a bid that was just refused. */
const DE_NOVO_MS = [4, 8, 16, 32, 64, 120]
/** The closing statement waits for the end itself, in the database, where no queue of this process makes it late. */
const ANTECEDENCIA_MS = 80
/** A statement waits for the last end among its lots: those that end later than this after the first get their own. */
const JUNTOS_MS = 4
/** Statements for lots that end together: more take the processor from the bids that lock the last of them. */
const AO_MESMO_TEMPO = 2
/** … that wait for their lots' end, of the pool's eight connections: what ends in between does not wait for what ends after it. */
const PERGUNTAS = 4
/** Fewer lots are not worth another transaction. */
const GRUPO = 25
/** An end that comes by more than this earlier or later than was thought gets another timer. */
const REARMAR_MS = 50
/** Connections that rested longer have been closed by the pool, or have forgotten what they knew of the tables. */
const AQUECIDO_MS = 30_000

export class Encerrador {
  readonly #db: Banco
  readonly #log: Logger
  readonly #aoEncerrar: (transicoes: readonly Transitou[]) => void
  readonly #armados = new Map<
    number,
    { readonly fim: number; readonly fimAqui: number; readonly timer: ReturnType<typeof setTimeout> }
  >()
  /** lot → its end on this process's clock (performance.now) */
  #vencidos = new Map<number, number>()
  /** lots that this process is asking for, or has got and is writing */
  readonly #pedidos = new Set<number>()
  readonly #emCurso = new Set<Promise<unknown>>()
  /** statements that wait for their lots' end */
  readonly #perguntas = new Set<Promise<unknown>>()
  #encerrando = false
  #aquecido = Number.NEGATIVE_INFINITY
  readonly #relogio: RelogioDoBanco
  #varredura: ReturnType<typeof setTimeout> | undefined
  #parado = false

  constructor(
    db: Banco,
    log: Logger,
    aoEncerrar: (transicoes: readonly Transitou[]) => void,
    relogio: RelogioDoBanco = criarRelogioDoBanco(() => perguntarHora(db)),
  ) {
    this.#db = db
    this.#log = log
    this.#aoEncerrar = aoEncerrar
    this.#relogio = relogio
  }

  iniciar(): void {
    const varrer = async (): Promise<void> => {
      await this.armar().catch((e: unknown) =>
        this.#log.warn({ err: e }, 'lots that end soon could not be read'),
      )
      if (!this.#parado) this.#varredura = setTimeout(() => void varrer(), VARREDURA_MS)
    }
    void varrer()
  }

  async parar(): Promise<void> {
    this.#parado = true
    clearTimeout(this.#varredura)
    for (const { timer } of this.#armados.values()) clearTimeout(timer)
    this.#armados.clear()
    this.#vencidos.clear()
    while (this.#emCurso.size > 0) await Promise.all(this.#emCurso)
  }

  /** One scan. */
  async armar(): Promise<void> {
    const lotes = await lotesAEncerrar(this.#db, HORIZONTE_MS)
    if (lotes.length > 0) await this.#preparar(lotes.length)
    if (this.#parado) return
    const [agora, aqui] = [this.#relogio.agora(), performance.now()]
    const vistos = new Set<number>()
    for (const { id, fim } of lotes) {
      vistos.add(id)
      if (this.#pedidos.has(id)) continue
      const armado = this.#armados.get(id)
      const falta = fim.getTime() - agora
      // Time zero of the lot's end on this clock, so that what a dead process left late is told as late.
      const fimAqui = aqui + falta
      if (armado?.fim === fim.getTime() && Math.abs(armado.fimAqui - fimAqui) <= REARMAR_MS) continue
      clearTimeout(armado?.timer)
      this.#armados.set(id, {
        fim: fim.getTime(),
        fimAqui,
        timer: setTimeout(() => this.#venceu(id, fimAqui), Math.max(0, falta - ANTECEDENCIA_MS)),
      })
    }
    for (const [id, { timer }] of this.#armados)
      if (!vistos.has(id)) {
        clearTimeout(timer)
        this.#armados.delete(id)
      }
  }

  /** The database's clock, by a question too small to be slow; connections that know the tables, for many lots. */
  async #preparar(lotes: number): Promise<void> {
    await this.#relogio.medir()
    if (lotes < GRUPO || performance.now() - this.#aquecido < AQUECIDO_MS) return
    this.#aquecido = performance.now()
    await Promise.all(Array.from({ length: AO_MESMO_TEMPO }, () => ensaiarEncerramento(this.#db)))
  }

  #venceu(id: number, fimAqui: number): void {
    this.#armados.delete(id)
    this.#vencidos.set(id, fimAqui)
    if (this.#encerrando) return
    this.#encerrando = true
    // Lots that end in the same instant are closed together.
    this.#acompanhar(
      new Promise<void>((ok) => setImmediate(ok))
        .then(() => this.#encerrar())
        .finally(() => {
          this.#encerrando = false
        }),
    )
  }

  /** `parar` waits for it; its failure is logged, and the scan finds what it left. */
  #acompanhar(feito: Promise<unknown>): void {
    const fim = feito
      .catch((e: unknown) => this.#log.error({ err: e }, 'lots could not be closed yet'))
      .finally(() => this.#emCurso.delete(fim))
    this.#emCurso.add(fim)
  }

  async #encerrar(): Promise<void> {
    while (this.#vencidos.size > 0 && !this.#parado) {
      if (this.#perguntas.size >= PERGUNTAS) {
        await Promise.race(this.#perguntas)
        continue
      }
      const fins = this.#proximos()
      const ids = [...fins.keys()]
      for (const id of ids) this.#pedidos.add(id)
      this.#acompanhar(this.#perguntar(ids, fins))
    }
  }

  async #perguntar(ids: readonly number[], fins: ReadonlyMap<number, number>): Promise<void> {
    const presos = await Promise.all(
      repartir(ids).map((grupo) => {
        const pergunta = this.#segurar(grupo, fins)
        this.#perguntas.add(pergunta)
        return pergunta.finally(() => this.#perguntas.delete(pergunta))
      }),
    )
    await this.#insistir(presos.flat(), fins)
  }

  async #insistir(ids: readonly number[], fins: ReadonlyMap<number, number>): Promise<void> {
    let faltam = ids
    for (const espera of REPERGUNTAS_MS) {
      if (this.#parado || faltam.length === 0) break
      await new Promise((r) => setTimeout(r, espera))
      faltam = await this.#segurar(faltam, fins)
    }
    for (const id of faltam) this.#pedidos.delete(id)
  }

  /** Takes the lots that end first out of those that are due. */
  #proximos(): Map<number, number> {
    const todos = [...this.#vencidos]
    const primeiro = todos.reduce((menor, [, fim]) => Math.min(menor, fim), Number.POSITIVE_INFINITY)
    const ate = Math.max(primeiro, performance.now()) + JUNTOS_MS
    const [ja, depois] = [todos.filter(([, fim]) => fim <= ate), todos.filter(([, fim]) => fim > ate)]
    this.#vencidos = new Map(depois)
    return new Map(ja)
  }

  /** Closes what it gets of these; answers, as soon as their ends are noted, which ones another transaction locks. */
  #segurar(ids: readonly number[], fins: ReadonlyMap<number, number>): Promise<readonly number[]> {
    const { promise, resolve } = Promise.withResolvers<readonly number[]>()
    const deixar = new Set(ids)
    const encerrar = async (): Promise<void> => {
      try {
        const { meus, marcados, presos } = await marcarVencidos(this.#db, ids)
        for (const id of [...marcados, ...presos]) deixar.delete(id)
        resolve(presos)
        if (marcados.length > 0) this.#acompanhar(this.#insistirEmEscrever(marcados, fins, HERANCA_MS))
        const escritos = await this.#escrever(meus, fins)
        const restam = meus.filter((id) => !escritos.has(id))
        for (const id of restam) deixar.delete(id)
        if (restam.length > 0) this.#acompanhar(this.#insistirEmEscrever(restam, fins, DE_NOVO_MS))
      } finally {
        // Closed, not ended after all, or lost with the connection: whatever of it is still due is the scan's.
        resolve([])
        for (const id of deixar) this.#pedidos.delete(id)
      }
    }
    this.#acompanhar(encerrar())
    return promise
  }

  /** Answers which lots it wrote. */
  async #escrever(ids: readonly number[], fins: ReadonlyMap<number, number>): Promise<ReadonlySet<number>> {
    if (ids.length === 0) return new Set()
    const encerrados = await encerrarMarcados(this.#db, ids)
    const agora = performance.now()
    for (const { lelId, leiId } of encerrados)
      anotarEncerramento(leiId, Math.max(0, agora - (fins.get(lelId) ?? agora)))
    if (encerrados.length > 0) this.#aoEncerrar(encerrados)
    return new Set(encerrados.map((e) => e.lelId))
  }

  /** Lots whose end is noted, written as soon as they are unlocked; what is left is the scan's. */
  async #insistirEmEscrever(
    ids: readonly number[],
    fins: ReadonlyMap<number, number>,
    esperas: readonly number[],
  ): Promise<void> {
    try {
      let faltam = ids
      for (const espera of esperas) {
        if (this.#parado || faltam.length === 0) break
        await new Promise((r) => setTimeout(r, espera))
        const meus = await this.#escrever(faltam, fins)
        faltam = faltam.filter((id) => !meus.has(id))
      }
    } finally {
      for (const id of ids) this.#pedidos.delete(id)
    }
  }
}

async function perguntarHora(db: Banco): Promise<Date> {
  const r = await sql<{ agora: Date }>`select clock_timestamp() as agora`.execute(db)
  return r.rows[0]?.agora ?? new Date(Number.NaN)
}

function repartir(ids: readonly number[]): number[][] {
  const tamanho = Math.max(GRUPO, Math.ceil(ids.length / AO_MESMO_TEMPO))
  return Array.from({ length: Math.ceil(ids.length / tamanho) }, (_, i) =>
    ids.slice(i * tamanho, (i + 1) * tamanho),
  )
}
