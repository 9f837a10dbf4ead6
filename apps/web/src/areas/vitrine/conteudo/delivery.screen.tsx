// How purchases reach people: page 4, drawn from its sections.
import type { Route } from './+types/delivery.screen.ts'
import { paginaDe } from './carregar-pagina.server.ts'
import { PaginaDeConteudo } from './pagina-de-conteudo.tsx'

export const loader = ({ context }: Route.LoaderArgs) => paginaDe(context, '/delivery')

export default function Delivery({ loaderData }: Route.ComponentProps) {
  return <PaginaDeConteudo {...loaderData} />
}
