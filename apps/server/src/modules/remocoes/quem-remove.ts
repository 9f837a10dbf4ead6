// Who sees which removals: yard staff those that come to their yards, drivers their own, other roles all.
import { limitadoAosPatios, PERMISSOES } from '@martelo/contracts/core/permissions.ts'
import { atoresDosPapeis, type Ator } from '@martelo/domain/comum/transicoes.ts'
import { type RawBuilder, sql } from 'kysely'
import { type Ctx, exigirSessao } from '../../core/http/contexto.ts'

const VEEM: readonly string[] = PERMISSOES['remocao:ver']

export function aoAlcance(ctx: Ctx): RawBuilder<unknown> {
  const { usuId, papeis } = exigirSessao(ctx)
  const meus = papeis.filter((p) => VEEM.includes(p))
  const soMotorista = meus.every((p) => p === 'Motorista')
  const minhas = sql`r.mot_id in (select x.id from motorista x where x.hot_id = r.hot_id and x.usu_id = ${usuId})`
  if (soMotorista) return minhas
  const dosPatios = sql`exists (select from usuario_patio x where x.hot_id = r.hot_id and x.usu_id = ${usuId} and x.pat_id = r.pat_id)`
  if (limitadoAosPatios({ papeis: meus.filter((p) => p !== 'Motorista') }))
    return meus.includes('Motorista') ? sql`(${minhas} or ${dosPatios})` : dosPatios
  return sql`true`
}

export const atores = (ctx: Ctx): readonly Ator[] =>
  atoresDosPapeis(ctx.sessao?.papeis ?? []).filter((a) => a !== 'Cliente')
