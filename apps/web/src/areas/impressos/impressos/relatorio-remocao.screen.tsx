// The report of one removal: from where to where, by whom, each step with its instant, to be signed at both ends.
import type { Route } from './+types/relatorio-remocao.screen.ts'
import { DocumentoNaTela, lerDocumento, metaDoDocumento } from './documento-na-tela.tsx'

export const loader = ({ context, params }: Route.LoaderArgs) =>
  lerDocumento(context, 'relatorioRemocao', params.uid)

export const meta: Route.MetaFunction = ({ loaderData }) => metaDoDocumento(loaderData)

export default function TelaDoRelatorioDaRemocao({ loaderData }: Route.ComponentProps) {
  return <DocumentoNaTela d={loaderData} />
}
