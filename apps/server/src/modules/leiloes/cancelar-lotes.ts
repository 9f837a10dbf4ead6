// A cancelled auction leaves no lot open. Each lot takes the row that its own table has for it; a lot whose outcome is
// already there (sold, refused, withdrawn) keeps it.
import { SITUACOES, type SituacaoLote } from '@martelo/domain/lotes/situacoes.ts'
import type { EventoLote } from '@martelo/domain/lotes/states.ts'
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { RecusaLancada, recusar } from '../../core/http/handle.ts'
import { transitarLote, type Transitou } from '../../engines/lances/port.ts'

/** What "cancelled with the auction" is called in each state that is still open. */
const EVENTO: Partial<Record<SituacaoLote, EventoLote>> = {
  CADASTRADO: 'cancelar',
  PENDENTE: 'cancelar',
  LIBERADO_LEILAO: 'cancelar',
  SUSPENSO: 'cancelar',
  REPASSE: 'cancelar',
  PLACAR: 'cancelarNoLeilao',
  AO_VIVO: 'cancelarNoLeilao',
  DOULHE_UMA: 'cancelarNoLeilao',
  DOULHE_DUAS: 'cancelarNoLeilao',
}

/** Cancels the open lots in the order of their ids. The caller has proven that the session may cancel the auction. */
export async function cancelarLotesAbertos(
  ctx: Ctx,
  tx: Tx,
  leiId: number,
  motivo: string,
): Promise<Transitou[]> {
  const lotes = await tx
    .selectFrom('lote')
    .select(['id', 'situacao'])
    .where('leiId', '=', leiId)
    .where('hotId', '=', ctx.hotsite.id)
    // The members of a set follow their principal.
    .where('conjuntoPrincipalId', 'is', null)
    .orderBy('id')
    .execute()
  const feitos: Transitou[] = []
  for (const l of lotes) {
    const evento = EVENTO[l.situacao as SituacaoLote]
    if (evento === undefined) continue
    // The permission to cancel the whole auction stands above the roles of the single rows.
    const r = await transitarLote(tx, ctx, {
      lelId: l.id,
      evento,
      quem: ['ADM', 'Leilão', 'Leiloeiro'],
      motivo,
    })
    if (r.pode) feitos.push(r)
    // A lot that was sold while we waited for its lock keeps its outcome; anything else stops the whole.
    else if (r.situacao !== null && EVENTO[r.situacao] !== undefined)
      throw new RecusaLancada(
        recusar('NAO_PODE', `Lote em ${SITUACOES[r.situacao].rotulo.leilao}: ${r.motivo}`),
      )
  }
  return feitos
}
