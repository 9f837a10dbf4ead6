// Whose file it is decides who may see and change it.
import {
  type Alcance,
  alcanceNosAnexos,
  type OQueComAnexos,
} from '@martelo/contracts/anexos/direitos-nos-anexos.ts'
import { ENTIDADES_COM_ANEXOS, type EntidadeComAnexos } from '@martelo/domain/anexos/tipos-de-anexo.ts'
import type { Tx } from '../../core/database/database.ts'
import { type Ctx, exigirSessao } from '../../core/http/contexto.ts'
import { recusar } from '../../core/http/handle.ts'
import { anexoPor, type Dono, donoAoAlcance } from './anexos.sql.ts'

/** Who may not see a record is told what is told of one that is not there. */
export const NAO_HA = recusar('NAO_ENCONTRADO', 'Registro ou arquivo não encontrado')

/** What the caller reaches of a record's files; null: nothing. A change locks the record. */
export async function alcanceNoDono(
  ctx: Ctx,
  tx: Tx,
  dono: Dono,
  oque: OQueComAnexos,
): Promise<Alcance | null> {
  const alcance = alcanceNosAnexos(dono.entidade, oque, ctx.sessao)
  if (alcance === null) return null
  const { usuId, cliId } = exigirSessao(ctx)
  const quem = { usuId, cliId, registros: alcance.registros, situacoes: alcance.situacoes }
  return (await donoAoAlcance(tx, ctx.hotsite.id, dono, quem, oque !== 'ver')) ? alcance : null
}

/** A file that the caller may see or change, with the record it belongs to, which `editar` locks. */
export async function anexoDe(ctx: Ctx, tx: Tx, uid: string, oque: 'ver' | 'editar') {
  const a = await anexoPor(tx, ctx.hotsite.id, uid)
  if (a === undefined || !Object.hasOwn(ENTIDADES_COM_ANEXOS, a.entidade)) return undefined
  const dono: Dono = { entidade: a.entidade as EntidadeComAnexos, uid: a.entidadeUid }
  const alcance = await alcanceNoDono(ctx, tx, dono, oque)
  return alcance?.tipos.some((t) => t === a.tipo) ? { ...a, dono } : undefined
}
