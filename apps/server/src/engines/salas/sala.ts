// One room in this process: its sockets, and the frames that they have had. It flushes one batch at a time, so frames never
// overtake each other, and reads what it missed from the table.
import type { Publico } from '@martelo/contracts/core/frames.ts'
import type { Logger } from 'pino'
import { medidas } from '../../core/medidas.ts'
import { type Conexao, enviarATodos } from './conexao.ts'
import { codificar, type Quadro } from './quadros.ts'
import { Ritmo } from './ritmo.ts'

const POR_BUSCA = 1000
const ESPERA_APOS_FALHA_MS = 500
const PRESENCA_MS = 1_000

/** What a room needs of its process. */
export interface Casa {
  readonly log: Logger
  /** epoch ms by the database's clock */
  agora(): number
  /** frames after a version, in order */
  quadrosApos(leiId: number, apos: number, limite: number): Promise<Quadro[]>
  /** how many watch, in all processes */
  quantos(leiId: number): number
  /** whether this is still the room of its name here */
  tem(sala: Sala): boolean
  esquecer(sala: Sala): void
}

export class Sala {
  readonly membros = new Map<Conexao, readonly Publico[]>()
  readonly nome: string
  /** null: no auction's room, its notices have no number */
  readonly leiId: number | null
  readonly #casa: Casa
  readonly #ritmo = new Ritmo()
  /** last version delivered to the sockets here; null until the number that the first of them found is known */
  #entregue: number | null = null
  /** what is not delivered yet is being read */
  #lendo = false
  /** something was told that this read, or that number, may not have seen */
  #deNovo = false
  #espera: Quadro[] = []
  #dizendoPresenca = false

  constructor(casa: Casa, nome: string, leiId: number | null) {
    this.#casa = casa
    this.nome = nome
    this.leiId = leiId
  }

  get entregue(): number | null {
    return this.#entregue
  }

  /** The number that the first of the sockets found: what came before it is not told here. */
  comecarEm(versao: number): void {
    this.#entregue ??= versao
    if (this.#deNovo) this.alcancar()
  }

  entregar(quadros: readonly Quadro[]): void {
    const novos = quadros.filter((q) => q.versao > (this.#entregue ?? 0))
    if (novos.length === 0) return
    this.#entregue = novos[novos.length - 1]?.versao ?? this.#entregue
    const primeiro = this.#espera.length === 0
    this.#espera.push(...novos)
    if (primeiro && !this.#ritmo.escrevendo) this.#marcar()
  }

  /** What another process did not number in between is delivered as it is; otherwise the run is read, so that it is in order. */
  entregarOuAlcancar(quadros: readonly Quadro[]): void {
    if (this.#entregue !== null && quadros[0]?.versao === this.#entregue + 1) this.entregar(quadros)
    else this.alcancar()
  }

  /**
   * Reads what was not delivered yet. What is told while a read is under way makes another one; what is told before the
   * room knows where it stands is read from there.
   */
  alcancar(): void {
    if (this.leiId === null) return
    if (this.#lendo || this.#entregue === null) {
      this.#deNovo = true
      return
    }
    this.#lendo = true
    this.#deNovo = false
    this.#casa
      .quadrosApos(this.leiId, this.#entregue, POR_BUSCA)
      .then((qs) => {
        this.entregar(qs)
        if (qs.length === POR_BUSCA) this.#deNovo = true
      })
      .catch(async (e: unknown) => {
        this.#casa.log.error({ err: e, sala: this.nome }, 'room could not catch up yet')
        this.#deNovo = true
        await new Promise((ok) => setTimeout(ok, ESPERA_APOS_FALHA_MS).unref())
      })
      .finally(() => {
        this.#lendo = false
        if (this.#deNovo && this.#casa.tem(this)) this.alcancar()
      })
  }

  /** The database has lost what was told (a standby took over): everyone here loads the state again. */
  recuar(versao: number): void {
    this.#casa.log.warn(
      { sala: this.nome, versao, entregue: this.#entregue },
      'the database knows less of a room than was told',
    )
    this.#entregue = versao
    this.#espera = []
    this.recarregar(versao)
  }

  recarregar(versao: number): void {
    enviarATodos(this.membros, () => JSON.stringify({ t: 'recarregar', s: this.nome, v: versao }))
  }

  /** A notice without a number. */
  avisar(evento: string, dados: object): void {
    const texto = JSON.stringify({ t: 'q', s: this.nome, v: null, e: evento, h: Date.now(), d: dados })
    enviarATodos(this.membros, () => texto)
  }

  /** Once a second at most. */
  dizerPresenca(): void {
    const { leiId } = this
    if (leiId === null || this.#dizendoPresenca) return
    this.#dizendoPresenca = true
    setTimeout(() => {
      this.#dizendoPresenca = false
      const texto = JSON.stringify({ t: 'presenca', s: this.nome, n: this.#casa.quantos(leiId) })
      enviarATodos(this.membros, () => texto)
    }, PRESENCA_MS)
  }

  /** No socket is here, and all that was told to the room is written. */
  get vazia(): boolean {
    return this.membros.size === 0 && this.#espera.length === 0
  }

  #marcar(): void {
    setTimeout(() => this.#despejar(), this.#ritmo.espera(performance.now(), this.membros.size))
  }

  #despejar(): void {
    const lote = this.#espera
    if (lote.length === 0) return this.#casa.esquecer(this)
    this.#espera = []
    const agora = this.#casa.agora()
    for (const q of lote) medidas.entrega.observe(Math.max(0, agora - q.quando) / 1000)
    this.#ritmo.comecar(performance.now())
    const so = lote.length === 1 ? lote[0] : undefined
    enviarATodos(
      this.membros,
      (publicos) =>
        so
          ? codificar(this.nome, so, publicos)
          : `[${lote.map((q) => codificar(this.nome, q, publicos)).join()}]`,
      () => {
        this.#ritmo.acabar(performance.now())
        if (this.#espera.length > 0) this.#marcar()
        else this.#casa.esquecer(this)
      },
    )
  }
}
