// Who acts on a stay: yard staff in the yards to which they are linked, other roles in all.
import { limitadoAosPatios } from '@martelo/contracts/core/permissions.ts'
import { atoresDosPapeis, type Ator } from '@martelo/domain/comum/transicoes.ts'
import { type RawBuilder, sql } from 'kysely'
import { type Ctx, exigirSessao } from '../../core/http/contexto.ts'
import { nosPatiosDe } from './estadias.sql.ts'

export const aoAlcance = (ctx: Ctx): RawBuilder<unknown> =>
  limitadoAosPatios(ctx.sessao) ? nosPatiosDe(exigirSessao(ctx).usuId) : sql`true`

export const atores = (ctx: Ctx): readonly Ator[] =>
  atoresDosPapeis(ctx.sessao?.papeis ?? []).filter((a) => a !== 'Cliente')
