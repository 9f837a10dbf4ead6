// Takes the lowest free place of a slot, under the yard's lock: the list that the page showed and this check are one rule.
import { lembrarVisitaEm } from '@martelo/domain/visitacoes/lembrete-de-visita.ts'
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { travarAgenda } from '../patios/door.ts'
import { exigirHorario, type LoteNaAgenda, semVaga } from './agenda-do-lote.ts'
import { inserirVisita, type NovaVisita, vagaLivre } from './visitacoes.sql.ts'

export function lembreteDa(inicio: Date, agora: number): Date | null {
  const em = lembrarVisitaEm(inicio.getTime(), agora)
  return em === null ? null : new Date(em)
}

/** Answers the visit's uid. Throws `HORARIO`. */
export async function tomarLugar(
  ctx: Ctx,
  tx: Tx,
  na: LoteNaAgenda,
  quando: Date,
  quem: Pick<NovaVisita, 'nome' | 'email' | 'telefone'>,
): Promise<string> {
  const { patio, lote } = na
  const hotId = ctx.hotsite.id
  await travarAgenda(tx, patio.id)
  const horario = await exigirHorario(ctx, tx, na, quando)
  const vaga = await vagaLivre(tx, hotId, patio, horario.inicio)
  const nova =
    vaga === null
      ? undefined
      : await inserirVisita(tx, {
          hotId,
          patId: patio.id,
          lelId: lote.id,
          cliId: ctx.sessao?.cliId ?? null,
          ...quem,
          ...horario,
          vaga,
          lembrarEm: lembreteDa(horario.inicio, ctx.agora),
        })
  if (nova === undefined) throw semVaga()
  return nova.uid
}
