// Why here: page 9, drawn from its sections.
import type { Route } from './+types/diferenciais.screen.ts'
import { paginaDe } from './carregar-pagina.server.ts'
import { PaginaDeConteudo } from './pagina-de-conteudo.tsx'

export const loader = ({ context }: Route.LoaderArgs) => paginaDe(context, '/diferenciais')

export default function Diferenciais({ loaderData }: Route.ComponentProps) {
  return <PaginaDeConteudo {...loaderData} />
}
