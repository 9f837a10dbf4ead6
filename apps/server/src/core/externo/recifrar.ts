// Columns that lie encrypted under a key of MARTELO_CHAVES, and writing all of them anew under the first one. The list of them
// (processes/colunas-cifradas.ts) is held against the schema by its test: a column that rotation forgets keeps the old
// key alive unseen.
import type { Kysely } from 'kysely'
import type { Banco, BancoDeDados, Tx } from '../database/database.ts'
import { type Cofre, CofreFechado } from './cofre.ts'

/** The columns of `chaves`. */
export type LinhaCifrada = Readonly<Record<string, unknown>>

/** Tables and columns by the names that code gives them (`hotId`). */
export interface ColunaCifrada {
  readonly tabela: string
  readonly cifrado: string
  /** the id of the key that it lies under */
  readonly chaveId: string
  /** what names one row, with what its context is made of */
  readonly chaves: readonly string[]
  /** the same text as when it was encrypted */
  readonly contexto: (linha: LinhaCifrada) => string
}

export interface Recifradas {
  readonly feitas: number
  readonly jaEstavam: number
  /** no key opens them: these houses save theirs again */
  readonly ilegiveis: number
}

type Desfecho = keyof Recifradas | 'sumiu'

/** Encrypts every secret under the first key. May be stopped and run again, beside running processes. */
export async function recifrarTudo(
  banco: BancoDeDados,
  cofre: Cofre,
  colunas: readonly ColunaCifrada[],
): Promise<Recifradas> {
  const r = { feitas: 0, jaEstavam: 0, ilegiveis: 0 }
  for (const c of colunas)
    for (const linha of await linhasDe(banco, c)) {
      const desfecho = await recifrarLinha(banco, cofre, c, linha)
      if (desfecho !== 'sumiu') r[desfecho] += 1
    }
  return r
}

/** Any table: which ones there are is data here. */
type Solto = Kysely<Record<string, Record<string, unknown>>>
const solto = (db: Banco | Tx): Solto => db as unknown as Solto

const linhasDe = ({ sistema }: BancoDeDados, c: ColunaCifrada): Promise<LinhaCifrada[]> =>
  solto(sistema)
    .selectFrom(c.tabela)
    .select([...c.chaves])
    .where(c.cifrado, 'is not', null)
    .execute()

const recifrarLinha = (
  banco: BancoDeDados,
  cofre: Cofre,
  c: ColunaCifrada,
  linha: LinhaCifrada,
): Promise<Desfecho> =>
  banco.sistema.transaction().execute(async (tx) => {
    const esta = Object.fromEntries(c.chaves.map((k) => [k, linha[k]]))
    const l = await solto(tx)
      .selectFrom(c.tabela)
      .select([c.cifrado, c.chaveId])
      .where((eb) => eb.and(esta))
      .forUpdate()
      .executeTakeFirst()
    const bytes = l?.[c.cifrado]
    const chaveId = String(l?.[c.chaveId])
    if (!Buffer.isBuffer(bytes)) return 'sumiu'
    if (chaveId === cofre.chaveId) return 'jaEstavam'
    const contexto = c.contexto(linha)
    try {
      const novo = cofre.cifrar(cofre.decifrar({ chaveId, bytes }, contexto), contexto)
      // A version stays: the secret is the same, and what lives with it goes on.
      await solto(tx)
        .updateTable(c.tabela)
        .set({ [c.cifrado]: novo.bytes, [c.chaveId]: novo.chaveId })
        .where((eb) => eb.and(esta))
        .execute()
      return 'feitas'
    } catch (e) {
      if (!(e instanceof CofreFechado)) throw e
      return 'ilegiveis'
    }
  })
