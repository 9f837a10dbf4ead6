// The rows of a list from a counted call, as the table asks for them: the one fetch of every list screen. Filters go as
// they stand in the address; the server checks them and says in a sentence which one is wrong.
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { EntradaDe, RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { chamarContando } from '../../core/api.ts'
import type { Consulta } from './consulta.ts'

type ListaContada = {
  [K in keyof Calls]: RespostaDe<Calls[K]> extends readonly unknown[]
    ? { pagina: number } extends Required<Pick<ConsultaDe<K>, 'pagina' & keyof ConsultaDe<K>>>
      ? K
      : never
    : never
}[keyof Calls]
type ConsultaDe<K extends keyof Calls> = NonNullable<EntradaDe<Calls[K]>['query']>

/** `fixos`: what the screen itself narrows by, such as the auction whose page it stands on. */
export function listaDe<K extends ListaContada>(chave: K, fixos: Partial<ConsultaDe<K>> = {}) {
  return async ({ filtros, ...consulta }: Consulta) => {
    const query = { ...consulta, ...filtros, ...fixos }
    const { valor, total } = await chamarContando(chave, { query } as EntradaDe<Calls[K]>)
    return { linhas: valor as Extract<RespostaDe<Calls[K]>, readonly unknown[]>, total }
  }
}
