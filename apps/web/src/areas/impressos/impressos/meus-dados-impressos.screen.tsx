// What the house keeps about the client who is signed in, as a document.
import type { Route } from './+types/meus-dados-impressos.screen.ts'
import { DocumentoNaTela, lerDocumento, metaDoDocumento } from './documento-na-tela.tsx'

export const loader = ({ context, params }: Route.LoaderArgs) =>
  lerDocumento(context, 'meusDados', params.uid)

export const meta: Route.MetaFunction = ({ loaderData }) => metaDoDocumento(loaderData)

export default function MeusDadosImpressos({ loaderData }: Route.ComponentProps) {
  return <DocumentoNaTela d={loaderData} />
}
