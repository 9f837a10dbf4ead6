// The statement of a consignor, as it was approved.
import type { Route } from './+types/prestacao-impressa.screen.ts'
import { DocumentoNaTela, lerDocumento, metaDoDocumento } from './documento-na-tela.tsx'

export const loader = ({ context, params }: Route.LoaderArgs) =>
  lerDocumento(context, 'prestacao', params.uid)

export const meta: Route.MetaFunction = ({ loaderData }) => metaDoDocumento(loaderData)

export default function TelaDaPrestacaoImpressa({ loaderData }: Route.ComponentProps) {
  return <DocumentoNaTela d={loaderData} />
}
