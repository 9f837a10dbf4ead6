import { somarConjunto } from '@martelo/domain/lotes/conjunto.ts'
import { auditar } from '../../core/auditoria.ts'
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import type { LoteTravadoDoConjunto } from './conjunto.sql.ts'

/** The principal takes the sums of all values of its set. */
export async function somarNoPrincipal(
  ctx: Ctx,
  tx: Tx,
  principal: LoteTravadoDoConjunto,
  lotes: readonly LoteTravadoDoConjunto[],
): Promise<void> {
  const { minimo, valorComitente, ...custos } = somarConjunto(lotes)
  const novos = {
    minimo: minimo ?? principal.minimo,
    valorComitente,
    despachante: custos.despachante ?? 0,
    outros: custos.outros ?? 0,
    remocao: custos.remocao ?? 0,
    depositoDeBens: custos.depositoDeBens ?? 0,
    vistoria: custos.vistoria ?? 0,
  }
  await tx
    .updateTable('lote')
    .set((e) => ({ ...novos, edicao: e('edicao', '+', 1) }))
    .where('hotId', '=', ctx.hotsite.id)
    .where('id', '=', principal.id)
    .execute()
  const antes = Object.fromEntries(Object.keys(novos).map((c) => [c, principal[c as keyof typeof novos]]))
  await auditar(ctx, tx, { entidade: 'lote', uid: principal.uid, acao: 'alterar', antes, depois: novos })
}
