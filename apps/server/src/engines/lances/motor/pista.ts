// A track: one connection on which the statements of its lots follow each other in order, two under way at once, so
// that the next group is judged and sent while the database writes the one before.
import type { Client } from 'pg'
import type { Logger } from 'pino'
import { abrirLigacao } from './ligacoes.ts'

const NO_AR = 2

export class Pista {
  readonly numero: number
  /** a flight is being put together: the next one must wait, it rests on this one's decisions */
  preparando = false
  noAr = 0
  readonly #url: string
  readonly #log: Logger
  #ligacao: Promise<Client> | null = null

  constructor(numero: number, url: string, log: Logger) {
    this.numero = numero
    this.#url = url
    this.#log = log
  }

  get livre(): boolean {
    return !this.preparando && this.noAr < NO_AR
  }

  /** The connection; a new one when the last was lost. */
  ligar(): Promise<Client> {
    this.#ligacao ??= abrirLigacao(this.#url, this.#log, () => {
      this.#ligacao = null
    }).catch((e: unknown) => {
      this.#ligacao = null
      throw e
    })
    return this.#ligacao
  }

  /** The connection is closed; the next flight opens another. */
  async parar(): Promise<void> {
    const ligacao = await this.#ligacao?.catch(() => null)
    this.#ligacao = null
    await ligacao?.end()
  }
}
