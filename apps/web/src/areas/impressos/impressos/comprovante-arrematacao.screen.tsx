// The short proof of a purchase.
import type { Route } from './+types/comprovante-arrematacao.screen.ts'
import { DocumentoNaTela, lerDocumento, metaDoDocumento } from './documento-na-tela.tsx'

export const loader = ({ context, url }: Route.LoaderArgs) =>
  lerDocumento(context, 'comprovante', url.searchParams.get('hash') ?? '')

export const meta: Route.MetaFunction = ({ loaderData }) => metaDoDocumento(loaderData)

export default function TelaDoComprovante({ loaderData }: Route.ComponentProps) {
  return <DocumentoNaTela d={loaderData} />
}
