// How to pay: page 5, drawn from its sections.
import type { Route } from './+types/formas-de-pagamento.screen.ts'
import { paginaDe } from './carregar-pagina.server.ts'
import { PaginaDeConteudo } from './pagina-de-conteudo.tsx'

export const loader = ({ context }: Route.LoaderArgs) => paginaDe(context, '/formas-de-pagamento')

export default function FormasDePagamento({ loaderData }: Route.ComponentProps) {
  return <PaginaDeConteudo {...loaderData} />
}
