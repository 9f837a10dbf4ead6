// What the screens of this area share: a refusal as a page, an amount in a table.
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { ErroDeChamada } from '../../../core/erro-de-chamada.ts'

/** In a loader: a refusal of the API becomes the page of that status. */
export function comoResposta(e: unknown): Response {
  if (e instanceof ErroDeChamada) return new Response(e.message, { status: e.codigo, statusText: e.message })
  throw e
}

export function Reais({ v }: { v: number }) {
  return <td className="valor">{formatarReais(v)}</td>
}
