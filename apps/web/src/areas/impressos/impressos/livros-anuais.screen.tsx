// The auctioneer's books of a year, over all his auctions in this house.
import type { Route } from './+types/livros-anuais.screen.ts'
import { DocumentoNaTela, lerDocumento, metaDoDocumento } from './documento-na-tela.tsx'

export const loader = ({ context, params }: Route.LoaderArgs) =>
  lerDocumento(context, 'livrosAnuais', `${params.leoUid}-${params.ano}`)

export const meta: Route.MetaFunction = ({ loaderData }) => metaDoDocumento(loaderData)

export default function TelaLivrosAnuais({ loaderData }: Route.ComponentProps) {
  return <DocumentoNaTela d={loaderData} />
}
