// Who may bid in an auction.
import type { Route } from './+types/laudo-habilitacoes.screen.ts'
import { DocumentoNaTela, lerDocumento, metaDoDocumento } from './documento-na-tela.tsx'

export const loader = ({ context, params }: Route.LoaderArgs) =>
  lerDocumento(context, 'laudoHabilitacoes', params.uid)

export const meta: Route.MetaFunction = ({ loaderData }) => metaDoDocumento(loaderData)

export default function TelaLaudoHabilitacoes({ loaderData }: Route.ComponentProps) {
  return <DocumentoNaTela d={loaderData} />
}
