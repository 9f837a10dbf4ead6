// The way from one process to the store of the quick simulations, and the product's room code over the same store: every
// question takes time, may be lost with the connection, and is carried out as a whole or not at all. An answer may be
// lost although the store has done what was asked.
import type { BancoDeDados } from '../../../apps/server/src/core/database/database.ts'
import { ENTRE_QUADROS } from '../../../apps/server/src/engines/salas/tempo-real.ts'
import type { Acaso } from '../acaso.ts'
import { donoAtual, type Dono } from '../ambiente.ts'
import type { Escalonador } from '../escalonador.ts'
import type { Armazem } from './armazem.ts'

/** One for all: its origin is never read, and to note that costs more than the rest of the question. */
const LIGACAO_PERDIDA = new Error('connection lost')

export interface Tempo {
  readonly escalonador: Escalonador
  readonly acaso: Acaso
}

export class Rede {
  readonly #t: Tempo
  readonly #armazem: Armazem
  readonly #dono: Dono
  /** cut until this virtual instant */
  cortadaAte = 0
  /** the store itself is away until then; shared by all */
  readonly #banco: { foraAte: number }

  constructor(t: Tempo, armazem: Armazem, dono: Dono, banco: { foraAte: number }) {
    this.#t = t
    this.#armazem = armazem
    this.#dono = dono
    this.#banco = banco
  }

  pedir<T>(fn: (a: Armazem) => T): Promise<T> {
    const { escalonador, acaso } = this.#t
    const { promise, resolve, reject } = Promise.withResolvers<T>()
    const falhar = (): void => {
      escalonador.depois(acaso.entre(0, 30), () => reject(LIGACAO_PERDIDA), this.#dono)
    }
    const perdida = (): boolean => Math.max(this.cortadaAte, this.#banco.foraAte) > escalonador.agora
    escalonador.depois(acaso.demora(0.5, 80), () => {
      // What a dead process had sent may still arrive, or not.
      if (perdida() || (!this.#dono.vivo && acaso.chance(0.5))) return falhar()
      let r: T
      try {
        r = fn(this.#armazem)
      } catch (e) {
        escalonador.depois(acaso.demora(0.5, 80), () => reject(e), this.#dono)
        return
      }
      escalonador.depois(acaso.demora(0.5, 80), () => (perdida() ? falhar() : resolve(r)), this.#dono)
    })
    return promise
  }

  /** The few statements that the room code sends, over this store. Any other is a mistake and says so. */
  comoBanco(): BancoDeDados {
    const poolSistema = {
      query: async ({ name, values }: { name: string; values: readonly unknown[] }) => {
        if (name !== 'sala-publicar') throw new Error(`statement ${name} is unknown here`)
        const [leiId, , quadros] = values as [number, number, string]
        const linhas = await this.pedir((a) =>
          a.numerar(
            leiId,
            quadros.split(ENTRE_QUADROS).map((q) => JSON.parse(q)),
          ),
        )
        return {
          rows: linhas.map((l, i) => ({ ordem: i + 1, versao: l.versao, quando: new Date(l.quando) })),
        }
      },
    }
    const sistema = {
      selectFrom: (tabela: string) => new Consulta(this, tabela),
    }
    const relogio = { agora: () => this.#armazem.agora() }
    return { poolSistema, sistema, relogio } as unknown as BancoDeDados
  }
}

/** `select … from sala | sala_quadro where lei_id = … (or in …) and versao > … order by versao limit …` */
class Consulta {
  readonly #rede: Rede
  readonly #tabela: string
  readonly #onde: Record<string, number> = {}
  #entre: readonly number[] | null = null
  #limite = Number.POSITIVE_INFINITY

  constructor(rede: Rede, tabela: string) {
    this.#rede = rede
    this.#tabela = tabela
  }
  select(): this {
    return this
  }
  where(coluna: string, _operador: string, valor: number | readonly number[]): this {
    if (typeof valor === 'number') this.#onde[coluna] = valor
    else this.#entre = valor
    return this
  }
  orderBy(): this {
    return this
  }
  limit(n: number): this {
    this.#limite = n
    return this
  }
  execute(): Promise<unknown[]> {
    if (donoAtual() === null) throw new Error('a question of no one')
    const { leiId = 0, versao = 0 } = this.#onde
    const entre = this.#entre
    return this.#rede.pedir((a) => {
      if (entre !== null)
        return [...a.leiloes.values()].flatMap((l) =>
          entre.includes(l.id) ? [{ leiId: l.id, versao: l.versaoDaSala }] : [],
        )
      const sala = [...a.leiloes.values()].find((l) => l.id === leiId)
      if (sala === undefined) return []
      if (this.#tabela === 'sala') return [{ versao: sala.versaoDaSala }]
      return sala.quadros
        .filter((q) => q.versao > versao)
        .slice(0, this.#limite)
        .map((q) => ({ ...q, quando: new Date(q.quando) }))
    })
  }
  async executeTakeFirst(): Promise<unknown> {
    return (await this.execute())[0]
  }
}
