// The clock of one process over the lots that end by themselves: a scan every 250 ms arms a timer for each lot that
// ends soon, corrected to the database's clock; what is due is closed in one go. Any number of processes may run it.
//
// How one could get it wrong: to trust the timer. It only says when to ask; the closing statement looks at the
// database's clock itself, and a lot that it did not get (a bid held it, its end moved) is asked for again at once.
import type { Logger } from 'pino'
import { medidas } from '../../../core/medidas.ts'
import type { Banco } from '../../../core/database/database.ts'
import type { Transitou } from '../transicao/transitar-lote.ts'
import { encerrarVencidos, lotesAEncerrar } from './encerrar-vencidos.sql.ts'

const VARREDURA_MS = 250
const HORIZONTE_MS = 2_000
/** A lot that was not got: whoever held it has let go by then. */
const REPERGUNTA_MS = 15

export class Encerrador {
  readonly #db: Banco
  readonly #log: Logger
  readonly #aoEncerrar: (transicoes: readonly Transitou[]) => void
  readonly #armados = new Map<
    number,
    { readonly fim: number; readonly timer: ReturnType<typeof setTimeout> }
  >()
  /** lot → its end on this process's clock (performance.now) */
  #vencidos = new Map<number, number>()
  #encerrando: Promise<void> | null = null
  #varredura: ReturnType<typeof setTimeout> | undefined
  #parado = false

  constructor(db: Banco, log: Logger, aoEncerrar: (transicoes: readonly Transitou[]) => void) {
    this.#db = db
    this.#log = log
    this.#aoEncerrar = aoEncerrar
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
    await this.#encerrando
  }

  /** One scan. */
  async armar(): Promise<void> {
    const enviado = performance.now()
    const lotes = await lotesAEncerrar(this.#db, HORIZONTE_MS)
    if (this.#parado) return
    const meio = (enviado + performance.now()) / 2
    const vistos = new Set<number>()
    for (const { id, fim, agora } of lotes) {
      vistos.add(id)
      const armado = this.#armados.get(id)
      if (armado?.fim === fim.getTime()) continue
      clearTimeout(armado?.timer)
      const falta = Math.max(0, fim.getTime() - agora.getTime() - (performance.now() - meio))
      // Time zero of the lot's end on this clock, so that what a dead process left late is told as late.
      const fimAqui = meio + fim.getTime() - agora.getTime()
      this.#armados.set(id, {
        fim: fim.getTime(),
        timer: setTimeout(() => this.#venceu(id, fimAqui), falta + 1),
      })
    }
    for (const [id, { timer }] of this.#armados)
      if (!vistos.has(id)) {
        clearTimeout(timer)
        this.#armados.delete(id)
      }
  }

  #venceu(id: number, fimAqui: number): void {
    this.#armados.delete(id)
    this.#vencidos.set(id, fimAqui)
    // Lots that end in the same instant are closed together.
    this.#encerrando ??= new Promise<void>((ok) => setImmediate(ok))
      .then(() => this.#encerrar())
      .catch((e: unknown) => this.#log.error({ err: e }, 'lots could not be closed yet'))
      .finally(() => {
        this.#encerrando = null
      })
  }

  async #encerrar(): Promise<void> {
    while (this.#vencidos.size > 0 && !this.#parado) {
      const fins = this.#vencidos
      const ids = [...fins.keys()]
      this.#vencidos = new Map()
      const encerrados = await encerrarVencidos(this.#db, ids)
      const agora = performance.now()
      for (const { lelId } of encerrados)
        medidas.encerramento.observe(Math.max(0, agora - (fins.get(lelId) ?? agora)) / 1000)
      if (encerrados.length > 0) this.#aoEncerrar(encerrados)
      if (encerrados.length < ids.length) {
        await new Promise((r) => setTimeout(r, REPERGUNTA_MS))
        await this.armar()
      }
    }
  }
}
