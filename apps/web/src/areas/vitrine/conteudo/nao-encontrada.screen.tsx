// Any address that no screen has: a page of the house's own, when it published one there (an event as /nova-hilux, say);
// otherwise the designed not-found page, inside the frame, with status 404.
import type { Route } from './+types/nao-encontrada.screen.ts'
import { paginaDe } from './carregar-pagina.server.ts'
import { PaginaDeConteudo } from './pagina-de-conteudo.tsx'

export const loader = ({ context, url }: Route.LoaderArgs) => paginaDe(context, url.pathname)

export default function NaoEncontrada({ loaderData }: Route.ComponentProps) {
  return <PaginaDeConteudo {...loaderData} />
}
