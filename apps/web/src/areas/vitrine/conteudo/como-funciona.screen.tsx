// How it works, step by step, and the house's questions and answers: page 14, drawn from its sections.
import type { Route } from './+types/como-funciona.screen.ts'
import { paginaDe } from './carregar-pagina.server.ts'
import { PaginaDeConteudo } from './pagina-de-conteudo.tsx'

export const loader = ({ context }: Route.LoaderArgs) => paginaDe(context, '/como-funciona')

export default function ComoFunciona({ loaderData }: Route.ComponentProps) {
  return <PaginaDeConteudo {...loaderData} />
}
