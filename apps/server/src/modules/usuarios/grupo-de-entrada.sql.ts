// A site that only one group of clients may enter: staff is not asked, and whom the group lets go of stays out at the next
// renewal of the session.
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'

const FRASE = 'Este site é de acesso restrito, e a sua entrada ainda não foi liberada. Fale com a equipe.'

/** Why this account may not enter here; null when it may. */
export async function foraDoGrupo(
  ctx: Ctx,
  tx: Tx,
  u: { readonly cliId: number | null },
): Promise<string | null> {
  const { id, grcIdLogin } = ctx.hotsite
  if (grcIdLogin === null || u.cliId === null) return null
  const { rows } = await sql<{ membro: boolean }>`select exists (select from cliente_grupo
    where hot_id = ${id} and gru_id = ${grcIdLogin} and cli_id = ${u.cliId}) as membro`.execute(tx)
  return rows[0]?.membro ? null : FRASE
}
