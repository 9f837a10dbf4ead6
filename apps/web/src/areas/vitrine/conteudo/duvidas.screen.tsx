// Questions and answers: page 10, drawn from its sections.
import type { Route } from './+types/duvidas.screen.ts'
import { paginaDe } from './carregar-pagina.server.ts'
import { PaginaDeConteudo } from './pagina-de-conteudo.tsx'

export const loader = ({ context }: Route.LoaderArgs) => paginaDe(context, '/duvidas')

export default function Duvidas({ loaderData }: Route.ComponentProps) {
  return <PaginaDeConteudo {...loaderData} />
}
