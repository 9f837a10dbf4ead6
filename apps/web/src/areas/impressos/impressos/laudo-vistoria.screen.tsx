// The report of an inspection, by the code that stands on it. Its QR leads back here: what is shown is what is recorded.
import type { Route } from './+types/laudo-vistoria.screen.ts'
import { DocumentoNaTela, lerDocumento, metaDoDocumento } from './documento-na-tela.tsx'

export const loader = ({ context, params }: Route.LoaderArgs) =>
  lerDocumento(context, 'laudoVistoria', params.hash)

export const meta: Route.MetaFunction = ({ loaderData }) => metaDoDocumento(loaderData)

export default function TelaDoLaudoDeVistoria({ loaderData }: Route.ComponentProps) {
  return <DocumentoNaTela d={loaderData} />
}
