import type { EstadiaCompleta } from '@martelo/contracts/estadias/estadia.schemas.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { RecusaLancada, type Recusada, recusar } from '../../core/http/handle.ts'
import { conferirVersao } from '../../core/conflito.ts'
import { apresentarEstadia } from './apresentar-estadia.ts'
import { aoAlcance } from './atores-no-patio.ts'
import { lerEstadias, type LinhaDeEstadia, travarEstadia } from './estadias.sql.ts'

export const naoHaEstadia = (): Recusada<'NAO_ENCONTRADA'> =>
  recusar('NAO_ENCONTRADA', 'Estadia não encontrada')

/** The stay as its calls answer it, read after the change. */
export function responderEstadia(
  ctx: Ctx,
  uid: string,
): Promise<z.infer<typeof EstadiaCompleta> | Recusada<'NAO_ENCONTRADA'>> {
  return ctx.ler(async (tx) => {
    const [l] = await lerEstadias(tx, ctx.hotsite.id, sql`e.uid = ${uid} and ${aoAlcance(ctx)}`)
    return l === undefined ? naoHaEstadia() : apresentarEstadia(ctx, tx, l)
  })
}

/** Locked, within this person's reach, of the version that was read. Throws NAO_ENCONTRADA and MUDOU. */
export async function estadiaParaMudar(
  ctx: Ctx,
  tx: Tx,
  uid: string,
  versaoLida: number | null,
): Promise<LinhaDeEstadia> {
  const l = await travarEstadia(tx, ctx.hotsite.id, sql`e.uid = ${uid} and ${aoAlcance(ctx)}`)
  if (l === undefined) throw new RecusaLancada(naoHaEstadia())
  if (versaoLida !== null)
    await conferirVersao(ctx, tx, { entidade: 'estadia', uid, versaoAtual: l.versao, versaoLida })
  return l
}
