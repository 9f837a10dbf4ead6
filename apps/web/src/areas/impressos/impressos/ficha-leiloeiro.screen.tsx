// The auctioneer's sheet: lots in the order of the cry, with reserves. Confidential.
import type { Route } from './+types/ficha-leiloeiro.screen.ts'
import { DocumentoNaTela, lerDocumento, metaDoDocumento } from './documento-na-tela.tsx'

export const loader = ({ context, params }: Route.LoaderArgs) =>
  lerDocumento(context, 'fichaLeiloeiro', params.leiUid)

export const meta: Route.MetaFunction = ({ loaderData }) => metaDoDocumento(loaderData)

export default function TelaFichaLeiloeiro({ loaderData }: Route.ComponentProps) {
  return <DocumentoNaTela d={loaderData} />
}
