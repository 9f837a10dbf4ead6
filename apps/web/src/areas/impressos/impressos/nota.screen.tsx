// The note of a sale at auction, by its own code or the sale's.
import type { Route } from './+types/nota.screen.ts'
import { DocumentoNaTela, lerDocumento, metaDoDocumento } from './documento-na-tela.tsx'

export const loader = ({ context, params }: Route.LoaderArgs) => lerDocumento(context, 'nota', params.hash)

export const meta: Route.MetaFunction = ({ loaderData }) => metaDoDocumento(loaderData)

export default function TelaDaNota({ loaderData }: Route.ComponentProps) {
  return <DocumentoNaTela d={loaderData} />
}
