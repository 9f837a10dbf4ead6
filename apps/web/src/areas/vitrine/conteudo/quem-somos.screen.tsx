// Who the house is: page 1, drawn from its sections.
import type { Route } from './+types/quem-somos.screen.ts'
import { paginaDe } from './carregar-pagina.server.ts'
import { PaginaDeConteudo } from './pagina-de-conteudo.tsx'

export const loader = ({ context }: Route.LoaderArgs) => paginaDe(context, '/quem-somos')

export default function QuemSomos({ loaderData }: Route.ComponentProps) {
  return <PaginaDeConteudo {...loaderData} />
}
