// Prepared statements on pooled connections (docs/decisions/017-plans-that-stay.md). A statement that repeats in one
// process gets a name, under which each connection keeps its plan (PREPARE, by the protocol).
// Refuses more than so many names: each plan is memory in each connection. One name never stands for two texts; when a
// table gets a column meanwhile (`select *` during a rolling release), all names are renewed.
import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import pg from 'pg'
import { Leitura, PREAMBULO } from './leitura.ts'

/** Of each text so many are counted, and at most so many get a name. */
const CONTADOS = 4_000
const NOMEADOS = 600
/** What came less often is not worth a plan that stays. */
const VEZES = 3

/** Which index settles the conflict may depend on a value (`where situacao = $1`): it is looked for with the values. */
const COM_OS_VALORES = /\bon conflict\b/i

class Nomes {
  readonly #vezes = new LRUCache<string, number>({ max: CONTADOS })
  readonly #nomes = new Map<string, string>()
  #geracao = 0

  /** The name of this text; undefined while it is not worth one. */
  de(texto: string): string | undefined {
    const ja = this.#nomes.get(texto)
    if (ja !== undefined || this.#nomes.size >= NOMEADOS) return ja
    const vezes = (this.#vezes.get(texto) ?? 0) + 1
    this.#vezes.set(texto, vezes)
    if (vezes < VEZES || COM_OS_VALORES.test(texto)) return undefined
    const nome = `p${this.#geracao}_${this.#nomes.size}`
    this.#vezes.delete(texto)
    this.#nomes.set(texto, nome)
    return nome
  }

  esquecer(): void {
    this.#geracao += 1
    this.#nomes.clear()
  }
}

/** A stale plan answers other columns than before: the transaction is lost, the next one is planned anew. */
const ehPlanoVencido = (e: unknown): boolean =>
  e instanceof Error && 'code' in e && e.code === '0A000' && e.message.includes('cached plan')

/** What binds a transaction to a hotsite; without a value, so that it goes with what begins the transaction. */
export const fixarHotsite = (hotId: number) =>
  sql.raw(`set_config('martelo.hot_id', '${Number(hotId)}', true)`)

/** What begins a transaction says nothing: it goes with the first question, in one way instead of two. */
const INICIO = /^(begin|start transaction)\b/
const FIM = /^(commit|rollback)$/
const SO_LEITURA = 'start transaction read only'
const HOTSITE_FIXADO = /^select set_config\('martelo\.hot_id', '(\d+)', true\)$/

type Resultado = Promise<pg.QueryResult>
const NADA: pg.QueryResult = { command: '', rowCount: null, oid: 0, fields: [], rows: [] }
type Pergunta = (config: unknown, values?: unknown, callback?: unknown) => Resultado
const perguntar = pg.Client.prototype.query as unknown as Pergunta

/**
 * A client of `pg` for pools (`clientePreparado`). Texts without values go as they are.
 *
 * A transaction that only reads one hotsite is not begun and ended at all: at this isolation each of its questions sees
 * what was committed before it anyway, so each goes alone, with what it may see and do in front of it (leitura.ts). A page
 * of fifteen questions took thirty-three ways to the database.
 */
export class ClientePreparado extends pg.Client {
  #inicio: string | null = null
  /** whose rows are read at the moment, without a transaction */
  #lido: string | null = null
  #preambulo: Resultado | null = null

  readonly #nomes: Nomes

  constructor(opcoes?: string | pg.ClientConfig, nomes = new Nomes()) {
    super(opcoes)
    this.#nomes = nomes
    // A property, because the overloads of `query` cannot be written down again.
    this.query = this.#query.bind(this)
  }

  #query(config: unknown, values?: unknown, callback?: unknown): Resultado {
    if (typeof config !== 'string' || callback !== undefined) {
      const antes = this.#tomarInicio()
      // Statements of one connection follow each other: no wait is needed here.
      if (antes !== null) perguntar.call(this, antes).catch(() => undefined)
      return perguntar.call(this, config, values, callback)
    }
    if (INICIO.test(config)) {
      this.#inicio = config
      return Promise.resolve(NADA)
    }
    if (FIM.test(config) && this.#lido !== null) {
      this.#lido = null
      return Promise.resolve(NADA)
    }
    if (this.#lido !== null || (Array.isArray(values) && values.length > 0))
      return this.#comValores(config, Array.isArray(values) ? values : [])
    if (this.#inicio === SO_LEITURA) {
      const hotsite = HOTSITE_FIXADO.exec(config)?.[1]
      if (hotsite !== undefined) {
        this.#inicio = null
        this.#lido = hotsite
        return Promise.resolve(NADA)
      }
    }
    const inicio = this.#tomarInicio()
    if (inicio === null) return perguntar.call(this, config)
    if (FIM.test(config)) return Promise.resolve(NADA)
    return perguntar
      .call(this, `${inicio}; ${config}`)
      .then((r) => (Array.isArray(r) ? ((r as (typeof NADA)[]).at(-1) ?? NADA) : r))
  }

  #tomarInicio(): string | null {
    const inicio = this.#inicio
    this.#inicio = null
    return inicio
  }

  async #comValores(texto: string, valores: unknown[]): Resultado {
    const inicio = this.#tomarInicio()
    if (inicio !== null) await perguntar.call(this, inicio)
    const name = this.#nomes.de(texto)
    try {
      return await this.#mandar(texto, valores, name)
    } catch (e) {
      if (!ehPlanoVencido(e)) throw e
      this.#nomes.esquecer()
      // Outside a transaction nothing was lost with it.
      if (this.getTransactionStatus() !== 'I') throw e
      return this.#mandar(texto, valores, undefined)
    }
  }

  async #mandar(texto: string, valores: unknown[], name: string | undefined): Resultado {
    const hotsite = this.#lido
    const pedida =
      name === undefined ? { text: texto, values: valores } : { name, text: texto, values: valores }
    if (hotsite === null) return perguntar.call(this, pedida)
    await (this.#preambulo ??= this.#prepararPreambulo())
    return new Promise((resolver, recusar) => {
      const leitura = new Leitura(hotsite, pedida, (e, r) => (e ? recusar(e) : resolver(r)))
      void perguntar.call(this, leitura)
    })
  }

  /** Once per connection. */
  #prepararPreambulo(): Resultado {
    const preparado = perguntar.call(this, PREAMBULO)
    preparado.catch(() => {
      this.#preambulo = null
    })
    return preparado
  }
}

/** For the pools of one database: their connections share the names, and their limit. */
export function clientePreparado(): typeof pg.Client {
  const nomes = new Nomes()
  return class extends ClientePreparado {
    constructor(opcoes?: string | pg.ClientConfig) {
      super(opcoes, nomes)
    }
  }
}
