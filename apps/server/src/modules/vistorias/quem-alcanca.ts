// Which inspections the caller reaches, as the statements take it.
import { alcanceNasVistorias } from '@martelo/contracts/vistorias/alcance-nas-vistorias.ts'
import { type Ctx, exigirSessao } from '../../core/http/contexto.ts'
import { recusar } from '../../core/http/handle.ts'
import type { QuemAlcanca } from './vistorias.sql.ts'

export const quemAlcanca = (ctx: Ctx): QuemAlcanca => ({
  usuId: exigirSessao(ctx).usuId,
  // The permission of the call has let him in: the narrowest reach is the least that he has.
  alcance: alcanceNasVistorias(ctx.sessao) ?? 'suas',
})

/** Who may not see an inspection is told what is told of one that is not there. */
export const NAO_HA_VISTORIA = recusar('NAO_ENCONTRADO', 'Vistoria não encontrada')
