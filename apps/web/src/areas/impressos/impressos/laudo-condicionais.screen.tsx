// The conditional lots of an auction, for those who decide about them.
import type { Route } from './+types/laudo-condicionais.screen.ts'
import { DocumentoNaTela, lerDocumento, metaDoDocumento } from './documento-na-tela.tsx'

export const loader = ({ context, params }: Route.LoaderArgs) =>
  lerDocumento(context, 'laudoCondicionais', params.leiUid)

export const meta: Route.MetaFunction = ({ loaderData }) => metaDoDocumento(loaderData)

export default function TelaLaudoCondicionais({ loaderData }: Route.ComponentProps) {
  return <DocumentoNaTela d={loaderData} />
}
