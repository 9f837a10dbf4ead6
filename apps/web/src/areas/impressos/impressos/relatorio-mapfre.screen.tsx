// The insurer's report of one removal.
import type { Route } from './+types/relatorio-mapfre.screen.ts'
import { DocumentoNaTela, lerDocumento, metaDoDocumento } from './documento-na-tela.tsx'

export const loader = ({ context, params }: Route.LoaderArgs) =>
  lerDocumento(context, 'relatorioMapfre', params.uid)

export const meta: Route.MetaFunction = ({ loaderData }) => metaDoDocumento(loaderData)

export default function TelaDoRelatorioMapfre({ loaderData }: Route.ComponentProps) {
  return <DocumentoNaTela d={loaderData} />
}
