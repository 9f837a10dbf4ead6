// Revoked logins whose access token may still live. The table is the truth: every transaction in a person's name asks
// it. This is its cache in this process, for reading a token and for closing the sockets of a person who was signed
// out. The database notifies with the commit; notices that a lost connection swallowed are read from the table
// (`alcancar`).
// Refuses to end a session in memory only: other processes would not know.
import { sql } from 'kysely'
import type { BancoDeDados } from '../database/database.ts'
import type { Barramento } from '../bus/barramento.ts'

/** Longer than any access token lives. Older rows have no effect. */
const LEMBRAR_MINUTOS = 30

export interface AcessosRevogados {
  revogado(familia: string): boolean
  /** Hears of each login as it is ended; answers how to stop hearing. */
  aoRevogar(fn: (familia: string) => void): () => void
  /** Reads what is in the table and was not heard of. */
  alcancar(): Promise<void>
  /** Which of these logins can no longer be renewed: they have expired. */
  vencidos(familias: readonly string[]): Promise<ReadonlySet<string>>
}

/** `doBanco`: the bus on which PostgreSQL itself speaks. */
export async function abrirAcessosRevogados(
  banco: BancoDeDados,
  doBanco: Pick<Barramento, 'assinar'>,
): Promise<AcessosRevogados> {
  const conhecidos = new Map<string, number>()
  const ouvintes = new Set<(familia: string) => void>()
  const anotar = (familia: string): void => {
    const agora = Date.now()
    for (const [velha, quando] of conhecidos) {
      if (quando > agora - LEMBRAR_MINUTOS * 60_000) break
      conhecidos.delete(velha)
    }
    if (conhecidos.has(familia)) return
    conhecidos.set(familia, agora)
    for (const fn of ouvintes) fn(familia)
  }
  const alcancar = async (): Promise<void> => {
    const r = await sql<{
      familia: string
    }>`select familia from acesso_revogado where quando > clock_timestamp() - make_interval(mins => ${LEMBRAR_MINUTOS})`.execute(
      banco.sistema,
    )
    for (const { familia } of r.rows) anotar(familia)
  }
  // Listening before reading: none falls in between.
  doBanco.assinar('acesso', (d: { familia: string }) => anotar(d.familia))
  await alcancar()
  return {
    revogado: (familia) => conhecidos.has(familia),
    aoRevogar(fn) {
      ouvintes.add(fn)
      return () => ouvintes.delete(fn)
    },
    alcancar,
    async vencidos(familias) {
      const r = await sql<{ familia: string }>`select f.familia from unnest(${familias}::text[]) as f(familia)
        where not exists (select from sessao s where s.familia = f.familia::uuid and s.revogada_at is null and s.expira_at > clock_timestamp())`.execute(
        banco.sistema,
      )
      return new Set(r.rows.map((l) => l.familia))
    },
  }
}
