// Whose file it is decides who may see and change it.
import { PERMISSOES_DE_ANEXOS } from '@martelo/contracts/anexos/anexo.schemas.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import type { EntidadeComAnexos } from '@martelo/domain/anexos/tipos-de-anexo.ts'
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { recusar } from '../../core/http/handle.ts'
import { anexoPor, type Dono } from './anexos.sql.ts'

export const NAO_HA = recusar('NAO_ENCONTRADO', 'Registro ou arquivo não encontrado')

/** Who may not see a record is told what is told of one that is not there. */
export const pode = (ctx: Ctx, entidade: EntidadeComAnexos, oque: 'ver' | 'editar'): boolean =>
  permite(PERMISSOES_DE_ANEXOS[entidade][oque], ctx.sessao)

/** A file that the caller may see or change, with the record it belongs to. */
export async function anexoDe(ctx: Ctx, tx: Tx, uid: string, oque: 'ver' | 'editar') {
  const a = await anexoPor(tx, ctx.hotsite.id, uid)
  if (a === undefined || !Object.hasOwn(PERMISSOES_DE_ANEXOS, a.entidade)) return undefined
  const dono: Dono = { entidade: a.entidade as EntidadeComAnexos, uid: a.entidadeUid }
  return pode(ctx, dono.entidade, oque) ? { ...a, dono } : undefined
}
