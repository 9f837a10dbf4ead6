// A place for a vehicle in a yard. The unique index has the last word; who comes second reads a sentence.
import type { Tx } from '../../core/database/database.ts'
import { type Ctx, exigirSessao } from '../../core/http/contexto.ts'
import { RecusaLancada, recusar } from '../../core/http/handle.ts'
import { patiosDaPessoa } from '../patios/door.ts'
import { limitadoAosPatios } from '@martelo/contracts/core/permissions.ts'
import { vagaDoPatio } from './estadias.sql.ts'

/** The yard, when it takes vehicles and this person may put one there. Throws REFERENCIA. */
export async function patioParaReceber(ctx: Ctx, tx: Tx, patUid: string): Promise<number> {
  const patio = await tx
    .selectFrom('patio')
    .select(['id', 'ativo'])
    .where('hotId', '=', ctx.hotsite.id)
    .where('uid', '=', patUid)
    .executeTakeFirst()
  const seus = limitadoAosPatios(ctx.sessao)
    ? await patiosDaPessoa(tx, ctx.hotsite.id, exigirSessao(ctx))
    : null
  if (patio === undefined || (seus !== null && !seus.some((p) => p.id === patio.id)))
    throw new RecusaLancada(
      recusar('REFERENCIA', 'Pátio não encontrado', { campos: { patUid: 'Pátio não encontrado' } }),
    )
  if (!patio.ativo) {
    const frase = 'Este pátio está fechado: não recebe veículos.'
    throw new RecusaLancada(recusar('REFERENCIA', frase, { campos: { patUid: frase } }))
  }
  return patio.id
}

/** Throws REFERENCIA, VAGA_OCUPADA. */
export async function vagaLivre(
  tx: Tx,
  hotId: number,
  patId: number,
  vagaUid: string | null | undefined,
  minha: number | null = null,
): Promise<number | null> {
  if (vagaUid == null) return null
  const vaga = await vagaDoPatio(tx, hotId, patId, vagaUid)
  if (vaga === undefined)
    throw new RecusaLancada(
      recusar('REFERENCIA', 'Vaga não encontrada neste pátio', {
        campos: { vagaUid: 'Vaga não encontrada' },
      }),
    )
  if (vaga.ocupada && vaga.id !== minha)
    throw new RecusaLancada(
      recusar('VAGA_OCUPADA', `A vaga ${vaga.codigo} está ocupada.`, { campos: { vagaUid: 'Vaga ocupada' } }),
    )
  return vaga.id
}
