/**
 * One call in a person's name, through the same `executar` that HTTP uses: permission, limit, input, reply cut to its
 * schema. Import the handlers first (`carregarModulos`).
 */
import { executar } from '../../apps/server/src/core/http/executar.ts'
import { tratadores } from '../../apps/server/src/core/http/handle.ts'
import type { Hotsite } from '../../apps/server/src/core/tenant/hotsites.ts'
import type { Cenario, Pessoa } from './cenario.ts'

/** An answer as it travels: any depth of fields and lists. */
export type Solto = { readonly [campo: string]: Solto } & readonly Solto[]

export interface PartesDeTeste {
  readonly params?: object
  readonly query?: object
  readonly body?: object
}

/** Answers the value or the error object, and the header `count`. */
export async function chamarComo(
  c: Cenario,
  pessoa: Pessoa | null,
  chave: string,
  partes: PartesDeTeste = {},
  hotsite: Hotsite = c.hotsite,
): Promise<{ valor: Solto; erro: Solto; total: number | null }> {
  const tratador = tratadores.get(chave)
  if (!tratador) throw new Error(`no handler for ${chave}`)
  const ctx = c.ctx(pessoa, hotsite) as ReturnType<Cenario['ctx']> & { saida: { total: number | null } }
  const r = await executar(tratador, ctx, { params: {}, query: {}, body: {}, ...partes }, false)
  return {
    valor: (r.ok && 'valor' in r ? r.valor : null) as Solto,
    erro: (r.ok ? null : r.erro) as unknown as Solto,
    total: ctx.saida.total,
  }
}
