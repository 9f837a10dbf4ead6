// Who stands behind bids, cached by the publisher: a bid names him by id, the room shows his nickname and town, and staff
// who gave it for him. A new nickname, town or name is seen within a minute; bids already told keep the old one.
import type { Kysely } from 'kysely'
import type { DB } from '../../../core/database/schema.gen.ts'
import type { LinhaDeLance } from '../../lances/port.ts'
import { lerPessoas, type Pessoa } from './lances-da-sala.sql.ts'

const VALIDADE_MS = 60_000
const PESSOAS = 20_000

type Quem = Pick<LinhaDeLance, 'cliId' | 'apeId' | 'porUsuId'>

const INICIAL = { cliente: 'c', apelido: 'a', usuario: 'u' } as const
const chave = (q: Pick<Quem, 'cliId' | 'apeId'>): string => (q.apeId === null ? `c${q.cliId}` : `a${q.apeId}`)

export class Pessoas {
  readonly #banco: Kysely<DB>
  readonly #lidas = new Map<string, Pessoa & { readonly quando: number }>()

  constructor(banco: Kysely<DB>) {
    this.#banco = banco
  }

  /** Reads those of `quem` who are not known, or were read too long ago. */
  async conhecer(quem: readonly Quem[]): Promise<void> {
    const agora = performance.now()
    const clientes = new Set<number>()
    const apelidos = new Set<number>()
    const usuarios = new Set<number>()
    const falta = (k: string): boolean => {
      const lida = this.#lidas.get(k)
      return lida === undefined || agora - lida.quando >= VALIDADE_MS
    }
    for (const q of quem) {
      if (q.porUsuId !== null && falta(`u${q.porUsuId}`)) usuarios.add(q.porUsuId)
      if (!falta(chave(q))) continue
      if (q.apeId !== null) apelidos.add(q.apeId)
      else if (q.cliId !== null) clientes.add(q.cliId)
    }
    if (clientes.size + apelidos.size + usuarios.size === 0) return
    if (this.#lidas.size > PESSOAS) this.#lidas.clear()
    for (const p of await lerPessoas(this.#banco, [...clientes], [...apelidos], [...usuarios]))
      this.#lidas.set(`${INICIAL[p.tipo]}${p.id}`, { ...p, quando: agora })
  }

  /** Throws for a person who was not asked for with `conhecer`. */
  de(q: Quem): Pessoa {
    const lida = this.#lidas.get(chave(q))
    if (lida === undefined) throw new Error(`no one known as ${chave(q)}`)
    return lida
  }

  /** Who gave this bid in the client's account; null: he himself, or the account is gone. */
  dadoPor(q: Quem): string | null {
    return q.porUsuId === null ? null : (this.#lidas.get(`u${q.porUsuId}`)?.apelido ?? null)
  }
}
