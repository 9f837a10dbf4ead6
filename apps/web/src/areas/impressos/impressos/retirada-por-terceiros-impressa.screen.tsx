// The authorisation that a third party shows at the yard's gate.
import type { Route } from './+types/retirada-por-terceiros-impressa.screen.ts'
import { DocumentoNaTela, lerDocumento, metaDoDocumento } from './documento-na-tela.tsx'

export const loader = ({ context, params }: Route.LoaderArgs) =>
  lerDocumento(context, 'autorizacao', params.hash)

export const meta: Route.MetaFunction = ({ loaderData }) => metaDoDocumento(loaderData)

export default function TelaDaAutorizacao({ loaderData }: Route.ComponentProps) {
  return <DocumentoNaTela d={loaderData} />
}
