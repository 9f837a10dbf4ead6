// The auctioneer's books for one auction.
import type { Route } from './+types/livros-leiloeiro.screen.ts'
import { DocumentoNaTela, lerDocumento, metaDoDocumento } from './documento-na-tela.tsx'

export const loader = ({ context, params }: Route.LoaderArgs) =>
  lerDocumento(context, 'livrosLeiloeiro', params.leiUid)

export const meta: Route.MetaFunction = ({ loaderData }) => metaDoDocumento(loaderData)

export default function TelaLivrosLeiloeiro({ loaderData }: Route.ComponentProps) {
  return <DocumentoNaTela d={loaderData} />
}
