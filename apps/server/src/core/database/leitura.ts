// One query about one hotsite in one round trip: tenant and read-only stand in front of the query, under the same Sync.
// PostgreSQL takes everything up to a Sync for one transaction, so row-level security holds for this query and the
// connection keeps nothing of this tenant.
// Refuses to set the tenant for the session (`set_config(…, false)`): the next query would see the last house's rows.
import pg from 'pg'

const NOME = 'hotsite_que_se_le'

/** To be asked once on each connection that is to take a `Leitura`. */
export const PREAMBULO = `prepare ${NOME} (text) as
  select set_config('martelo.hot_id', $1, true), set_config('transaction_read_only', 'on', true)`

/** What `pg` calls on what it has sent, and its declarations leave out. */
interface PorDentro {
  handleDataRow(linha: unknown): void
  handleCommandComplete(fim: unknown, ligacao: Ligacao): void
}
interface Ligacao {
  readonly stream: { cork(): void; uncork(): void }
  bind(pedido: { statement: string; values: string[] }): void
  execute(pedido: object): void
}
const dentro = pg.Query.prototype as unknown as PorDentro

type Fim = (erro: Error | undefined, resultado: pg.QueryResult) => void

/** For `client.query`, in place of a text. `hotsite`: its id, as text. */
export class Leitura extends pg.Query {
  /** The first row and the first end that come back are of what was said in front. */
  #respondida = false

  constructor(hotsite: string, pedida: pg.QueryConfig, fim: Fim) {
    // Without values too: the other protocol would be a transaction of its own.
    super({ ...pedida, queryMode: 'extended' } as pg.QueryConfig, fim)
    const submeter = this.submit.bind(this)
    this.submit = (c) => {
      const ligacao = c as unknown as Ligacao
      ligacao.stream.cork()
      try {
        ligacao.bind({ statement: NOME, values: [hotsite] })
        ligacao.execute({})
        return submeter(c)
      } finally {
        ligacao.stream.uncork()
      }
    }
  }

  handleDataRow(linha: unknown): void {
    if (this.#respondida) dentro.handleDataRow.call(this, linha)
  }

  handleCommandComplete(fim: unknown, ligacao: Ligacao): void {
    if (this.#respondida) dentro.handleCommandComplete.call(this, fim, ligacao)
    this.#respondida = true
  }
}
