// The rules of the site: page 6, which begins with the product's and which the house may replace.
import { IR } from '../../../parts/cabeca/caminhos.ts'
import type { Route } from './+types/regulamento.screen.ts'
import { exigirPaginaLigada, paginaDe } from './carregar-pagina.server.ts'
import { PaginaDeConteudo } from './pagina-de-conteudo.tsx'

/** At an address of its own (`/regulamento/promocao`) a published page of the house's; otherwise not found. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { url: qual } = params
  if (qual !== undefined) {
    await exigirPaginaLigada(context, IR.regulamento)
    return paginaDe(context, url.pathname)
  }
  return paginaDe(context, IR.regulamento)
}

export default function Regulamento({ loaderData }: Route.ComponentProps) {
  return <PaginaDeConteudo {...loaderData} />
}
