// Scripts that nothing needs before a person does something: they come with the first sign of him, and are waited for when
// he acts. A page that is read, and a form that is only looked at, do without.
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { EntradaDe, RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { comOSinal } from './ao-ver.ts'
import { semResposta } from './erro-de-chamada.ts'

/** Without a line it fails as a call does that gets no answer. */
export function aoAgir<M>(carregar: () => Promise<M>): () => Promise<M> {
  comOSinal(carregar)
  return () =>
    carregar().catch(() => {
      throw semResposta()
    })
}

const chamadas = aoAgir(() => import('./api.ts'))

/** `chamar` of core/api.ts, for such pages. */
export async function chamarAoAgir<K extends keyof Calls>(
  chave: K,
  entrada?: EntradaDe<Calls[K]>,
): Promise<RespostaDe<Calls[K]>> {
  return (await chamadas()).chamar(chave, entrada)
}
