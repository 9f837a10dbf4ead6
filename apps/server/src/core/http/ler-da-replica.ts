// Who reads from a replica: visitors, in calls whose contract says `replica`. A signed-in person always reads from the
// primary: he may have bid over the socket of another process a moment ago. A visitor who has just sent something
// carries the position of that write in a cookie, and reads from the primary until a replica has replayed it.
import type { Chamada } from '@martelo/contracts/core/define-call.ts'
import { montarCookie } from '../auth/cookies.ts'
import type { Ctx } from './contexto.ts'

export const COOKIE_ESCRITA = 'mt_escrita'
/** No replica that is used lags that long. */
const LEMBRAR_SEGUNDOS = 30

type Contrato = Pick<Chamada, 'replica' | 'method'>

/** The context with which the call runs. */
export function comReplica(contrato: Contrato, ctx: Ctx): Ctx {
  const replicas = ctx.servicos.replicas
  if (!contrato.replica || !replicas || ctx.sessao !== null) return ctx
  return {
    ...ctx,
    ler: async (fn) => {
      const lido = await replicas.ler(ctx.hotsite.id, fn, ctx.escreveuAte)
      return lido === null ? ctx.ler(fn) : lido.valor
    },
  }
}

/** After a call that may have written: its position goes with the answer. */
export async function lembrarEscrita(contrato: Contrato, ctx: Ctx): Promise<void> {
  const replicas = ctx.servicos.replicas
  if (!replicas || contrato.replica || contrato.method === 'GET') return
  const posicao = await replicas.posicao()
  ctx.cookie(montarCookie(COOKIE_ESCRITA, posicao, { https: ctx.https, idade: LEMBRAR_SEGUNDOS }))
}
