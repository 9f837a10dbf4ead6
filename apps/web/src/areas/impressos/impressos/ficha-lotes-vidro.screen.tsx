// Sheets for the windscreens, of an auction or of one lot.
import type { Route } from './+types/ficha-lotes-vidro.screen.ts'
import { DocumentoNaTela, lerDocumento, metaDoDocumento } from './documento-na-tela.tsx'

export const loader = ({ context, params }: Route.LoaderArgs) =>
  lerDocumento(context, 'fichaLotesVidro', params.leiUid)

export const meta: Route.MetaFunction = ({ loaderData }) => metaDoDocumento(loaderData)

export default function TelaFichaLotesVidro({ loaderData }: Route.ComponentProps) {
  return <DocumentoNaTela d={loaderData} />
}
