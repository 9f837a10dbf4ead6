import type { RemocaoCompleta } from '@martelo/contracts/remocoes/remocao.schemas.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import { conferirVersao } from '../../core/conflito.ts'
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { RecusaLancada, type Recusada, recusar } from '../../core/http/handle.ts'
import { apresentarRemocao } from './apresentar-remocao.ts'
import { aoAlcance } from './quem-remove.ts'
import { lerRemocoes, type LinhaDeRemocao, travarRemocao } from './remocoes.sql.ts'

export const naoHaRemocao = (): Recusada<'NAO_ENCONTRADA'> =>
  recusar('NAO_ENCONTRADA', 'Remoção não encontrada')

export function responderRemocao(
  ctx: Ctx,
  uid: string,
): Promise<z.infer<typeof RemocaoCompleta> | Recusada<'NAO_ENCONTRADA'>> {
  return ctx.ler(async (tx) => {
    const [r] = await lerRemocoes(tx, ctx.hotsite.id, sql`r.uid = ${uid} and ${aoAlcance(ctx)}`)
    return r === undefined ? naoHaRemocao() : apresentarRemocao(ctx, tx, r)
  })
}

/** Locked, within reach, of the version that was read. Throws NAO_ENCONTRADA and MUDOU. */
export async function remocaoParaMudar(
  ctx: Ctx,
  tx: Tx,
  uid: string,
  versaoLida: number | null,
): Promise<LinhaDeRemocao> {
  const r = await travarRemocao(tx, ctx.hotsite.id, sql`r.uid = ${uid} and ${aoAlcance(ctx)}`)
  if (r === undefined) throw new RecusaLancada(naoHaRemocao())
  if (versaoLida !== null)
    await conferirVersao(ctx, tx, { entidade: 'remocao', uid, versaoAtual: r.versao, versaoLida })
  return r
}
