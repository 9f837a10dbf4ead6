// Address labels of the papers that go by mail.
import type { Route } from './+types/etiquetas-de-envio.screen.ts'
import { DocumentoNaTela, lerDocumento, metaDoDocumento } from './documento-na-tela.tsx'

export const loader = ({ context, params }: Route.LoaderArgs) =>
  lerDocumento(context, 'etiquetasDeEnvio', params.chave)

export const meta: Route.MetaFunction = ({ loaderData }) => metaDoDocumento(loaderData)

export default function TelaDasEtiquetas({ loaderData }: Route.ComponentProps) {
  return <DocumentoNaTela d={loaderData} />
}
