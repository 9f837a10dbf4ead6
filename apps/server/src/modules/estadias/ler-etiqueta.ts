import { sql } from 'kysely'
import type { Ctx } from '../../core/http/contexto.ts'
import { aoAlcance } from './atores-no-patio.ts'
import { lerEstadias, type LinhaDeEstadia } from './estadias.sql.ts'

export type EtiquetaDaEstadia = Pick<
  LinhaDeEstadia,
  'veiculo' | 'placa' | 'chassi' | 'cor' | 'patio' | 'vaga' | 'codigoChave' | 'comitente' | 'diaInicio'
>

/** Undefined: no stay of this house, or of another person's yard. */
export const lerEtiqueta = (ctx: Ctx, uid: string): Promise<EtiquetaDaEstadia | undefined> =>
  ctx.ler(async (tx) => (await lerEstadias(tx, ctx.hotsite.id, sql`e.uid = ${uid} and ${aoAlcance(ctx)}`))[0])
