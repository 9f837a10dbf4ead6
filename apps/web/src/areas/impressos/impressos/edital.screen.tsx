// The notice of one auction, to be read and to be kept: conditions, charges, visits, and every lot.
import type { Route } from './+types/edital.screen.ts'
import { DocumentoNaTela, lerDocumento, metaDoDocumento } from './documento-na-tela.tsx'

export const loader = ({ context, params }: Route.LoaderArgs) =>
  lerDocumento(context, 'edital', params.leiUid)

export const meta: Route.MetaFunction = ({ loaderData }) => metaDoDocumento(loaderData)

export default function TelaEdital({ loaderData }: Route.ComponentProps) {
  return <DocumentoNaTela d={loaderData} />
}
