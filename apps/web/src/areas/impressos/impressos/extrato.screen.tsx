// The statement of a purchase, by the code that stands on it.
import type { Route } from './+types/extrato.screen.ts'
import { DocumentoNaTela, lerDocumento, metaDoDocumento } from './documento-na-tela.tsx'

export const loader = ({ context, params }: Route.LoaderArgs) => lerDocumento(context, 'extrato', params.hash)

export const meta: Route.MetaFunction = ({ loaderData }) => metaDoDocumento(loaderData)

export default function TelaDoExtrato({ loaderData }: Route.ComponentProps) {
  return <DocumentoNaTela d={loaderData} />
}
