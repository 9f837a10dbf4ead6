// Columns that lie encrypted under a key of MARTELO_CHAVES, and writing all of them anew under the first one. The list of them
// (processes/colunas-cifradas.ts) is held against the schema by its test: a column that rotation forgets keeps the old
// key alive unseen.
import { sql } from 'kysely'
import type { BancoDeDados } from '../database/database.ts'
import { type Cofre, CofreFechado } from './cofre.ts'

type Valor = string | number | null
/** The columns of `chaves`, by their names in the table. */
export type LinhaCifrada = Readonly<Record<string, Valor>>

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

/** As one object, so that the names of the columns stay as the table has them. */
async function linhasDe({ sistema }: BancoDeDados, c: ColunaCifrada): Promise<LinhaCifrada[]> {
  const pares = c.chaves.map((k) => sql`${sql.lit(k)}, ${sql.ref(k)}`)
  const { rows } = await sql<{ linha: string }>`select jsonb_build_object(${sql.join(pares)})::text as linha
    from ${sql.table(c.tabela)} where ${sql.ref(c.cifrado)} is not null
    order by ${sql.join(c.chaves.map((k) => sql.ref(k)))}`.execute(sistema)
  return rows.map((l) => JSON.parse(l.linha) as LinhaCifrada)
}

const recifrarLinha = (
  banco: BancoDeDados,
  cofre: Cofre,
  c: ColunaCifrada,
  linha: LinhaCifrada,
): Promise<Desfecho> =>
  banco.sistema.transaction().execute(async (tx) => {
    const esta = sql.join(
      c.chaves.map((k) => sql`${sql.ref(k)} = ${linha[k]}`),
      sql` and `,
    )
    const { rows } = await sql<{ bytes: Buffer | null; chaveId: string }>`
      select ${sql.ref(c.cifrado)} as bytes, ${sql.ref(c.chaveId)} as chave_id
      from ${sql.table(c.tabela)} where ${esta} for update`.execute(tx)
    const [l] = rows
    if (l === undefined || l.bytes === null) return 'sumiu'
    if (l.chaveId === cofre.chaveId) return 'jaEstavam'
    const contexto = c.contexto(linha)
    try {
      const novo = cofre.cifrar(cofre.decifrar({ chaveId: l.chaveId, bytes: l.bytes }, contexto), contexto)
      // A version stays: the secret is the same, and what lives with it goes on.
      await sql`update ${sql.table(c.tabela)} set ${sql.ref(c.cifrado)} = ${novo.bytes},
        ${sql.ref(c.chaveId)} = ${novo.chaveId} where ${esta}`.execute(tx)
      return 'feitas'
    } catch (e) {
      if (!(e instanceof CofreFechado)) throw e
      return 'ilegiveis'
    }
  })
