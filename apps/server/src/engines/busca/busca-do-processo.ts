// The one search of a process: opened at the first question or when the process starts its parts, closed with it.
// Never one per request: each has a worker with the whole index.
import type {
  BuscaPossiveis,
  PedidoDeBusca,
  PedidoDePossiveis,
} from '@martelo/contracts/lotes/busca.schemas.ts'
import type { Achados } from './indice.ts'
import { type Busca, iniciarBusca, type OpcoesDaBusca, type Quem } from './servico-de-busca.ts'

export class BuscaDoProcesso implements Busca {
  readonly #opcoes: OpcoesDaBusca
  #aberta: Busca | null = null

  constructor(opcoes: OpcoesDaBusca) {
    this.#opcoes = opcoes
  }

  /** `comIndice` counts for the one who opens it: false asks PostgreSQL only. */
  abrir(comIndice = this.#opcoes.comIndice ?? true): this {
    this.#aberta ??= iniciarBusca({ ...this.#opcoes, comIndice })
    return this
  }

  get #busca(): Busca {
    return this.abrir().#aberta as Busca
  }

  buscar(quem: Quem, pedido: PedidoDeBusca): Promise<Achados> {
    return this.#busca.buscar(quem, pedido)
  }

  possiveis(quem: Quem, pedido: PedidoDePossiveis): Promise<BuscaPossiveis> {
    return this.#busca.possiveis(quem, pedido)
  }

  refrescar(lotIds: readonly number[]): Promise<void> {
    return this.#busca.refrescar(lotIds)
  }

  aguardarIndice(): Promise<void> {
    return this.#busca.aguardarIndice()
  }

  async fechar(): Promise<void> {
    const aberta = this.#aberta
    this.#aberta = null
    await aberta?.fechar()
  }
}
