// The label of a key, to be cut out and tied to it.
import type { Route } from './+types/etiqueta-da-chave.screen.ts'
import { DocumentoNaTela, lerDocumento, metaDoDocumento } from './documento-na-tela.tsx'

export const loader = ({ context, params }: Route.LoaderArgs) =>
  lerDocumento(context, 'etiquetaDaChave', params.uid)

export const meta: Route.MetaFunction = ({ loaderData }) => metaDoDocumento(loaderData)

export default function TelaDaEtiqueta({ loaderData }: Route.ComponentProps) {
  return <DocumentoNaTela d={loaderData} />
}
