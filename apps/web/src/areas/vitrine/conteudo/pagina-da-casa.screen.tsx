// Pages that the house makes itself at addresses the specification knows: institutional videos and events. Not there before
// the house has published them.
import type { Route } from './+types/pagina-da-casa.screen.ts'
import { paginaDe } from './carregar-pagina.server.ts'
import { PaginaDeConteudo } from './pagina-de-conteudo.tsx'

export const loader = ({ context, url }: Route.LoaderArgs) => paginaDe(context, url.pathname)

export default function PaginaDaCasa({ loaderData }: Route.ComponentProps) {
  return <PaginaDeConteudo {...loaderData} />
}
