// What one bidder agreed to when he asked to take part, as it stood then.
import type { Route } from './+types/regulamento-aceito.screen.ts'
import { DocumentoNaTela, lerDocumento, metaDoDocumento } from './documento-na-tela.tsx'

export const loader = ({ context, params }: Route.LoaderArgs) =>
  lerDocumento(context, 'regulamentoAceito', params.uid)

export const meta: Route.MetaFunction = ({ loaderData }) => metaDoDocumento(loaderData)

export default function TelaRegulamentoAceito({ loaderData }: Route.ComponentProps) {
  return <DocumentoNaTela d={loaderData} />
}
