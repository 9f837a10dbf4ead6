// The blocks that stand, over all hotsites: few rows, read whole. Accounts are found by their e-mail or document here, so that
// a request needs no look into the database.
import type { TipoDeAlvo } from '@martelo/domain/bloqueios/alvo.ts'
import type { Ato } from '@martelo/domain/bloqueios/bloqueio.ts'
import { sql } from 'kysely'
import type { BancoDeDados } from '../database/database.ts'

export interface Bloqueio {
  readonly id: number
  readonly hotId: number
  readonly tipo: TipoDeAlvo
  readonly alvo: string
  readonly impede: readonly Ato[]
  readonly fim: Date | null
  /** accounts that have this e-mail or document */
  readonly contas: readonly number[]
}

export async function bloqueiosDePe(banco: BancoDeDados): Promise<readonly Bloqueio[]> {
  const { rows } = await sql<Bloqueio>`
    select b.id, b.hot_id, b.tipo, b.alvo, b.impede, b.fim, array(
      select u.id from usuario u where b.tipo = 'EMAIL' and u.hot_id = b.hot_id and lower(u.email) = b.alvo
      union select c.usu_id from cliente c where b.tipo = 'EMAIL' and c.hot_id = b.hot_id and lower(c.email) = b.alvo
      union select c.usu_id from cliente c where b.tipo = 'DOCUMENTO' and c.hot_id = b.hot_id and c.cpf = b.alvo
      union select c.usu_id from cliente c where b.tipo = 'DOCUMENTO' and c.hot_id = b.hot_id and c.cnpj = b.alvo
    ) as contas
    from bloqueio b where b.encerrado_at is null and (b.fim is null or b.fim > clock_timestamp())`.execute(
    banco.sistema,
  )
  return rows
}

export async function contarAcertos(
  banco: BancoDeDados,
  acertos: ReadonlyMap<number, { readonly n: number; readonly ultimo: number }>,
): Promise<void> {
  const linhas = [...acertos]
  await sql`
    update bloqueio b set acertos = b.acertos + a.n, ultimo_acerto_at = greatest(b.ultimo_acerto_at, a.ultimo)
    from unnest(${linhas.map(([id]) => id)}::int[], ${linhas.map(([, a]) => a.n)}::int[],
      ${linhas.map(([, a]) => new Date(a.ultimo))}::timestamptz[]) as a(id, n, ultimo) where b.id = a.id`.execute(
    banco.sistema,
  )
}
