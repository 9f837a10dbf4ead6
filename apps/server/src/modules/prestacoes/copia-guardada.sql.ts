// The copy of an approved statement, for the house or for the consignor whose it is.
import { sql } from 'kysely'
import type { Ctx } from '../../core/http/contexto.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import type { CopiaDaPrestacao } from './copia-da-prestacao.ts'
import { doComitente } from './prestacoes.sql.ts'

export async function copiaGuardada(
  ctx: Ctx,
  uid: string,
): Promise<{ readonly copia: CopiaDaPrestacao; readonly leiUid: string } | null> {
  const hotId = ctx.hotsite.id
  const daCasa = permite('prestacao:ver', ctx.sessao)
  const minhas = daCasa ? sql`true` : doComitente(ctx.sessao?.usuId ?? 0, hotId)
  const { rows } = await ctx.ler((tx) =>
    sql<{ copia: CopiaDaPrestacao | null; leiUid: string }>`
      select p.copia, a.uid as lei_uid from prestacao p join leilao a on a.id = p.lei_id
      where p.hot_id = ${hotId} and p.uid::text = ${uid} and p.situacao in ('APROVADA', 'PAGA') and ${minhas}`.execute(
      tx,
    ),
  )
  const [achada] = rows
  return achada?.copia ? { copia: achada.copia, leiUid: achada.leiUid } : null
}
