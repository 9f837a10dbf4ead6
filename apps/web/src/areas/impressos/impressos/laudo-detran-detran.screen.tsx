// The items of a vehicle’s lot at the traffic authority.
import type { Route } from './+types/laudo-detran-detran.screen.ts'
import { DocumentoNaTela, lerDocumento, metaDoDocumento } from './documento-na-tela.tsx'

export const loader = ({ context, params }: Route.LoaderArgs) =>
  lerDocumento(context, 'laudoDetranDetran', params.veiId)

export const meta: Route.MetaFunction = ({ loaderData }) => metaDoDocumento(loaderData)

export default function TelaDoLaudoDosItens({ loaderData }: Route.ComponentProps) {
  return <DocumentoNaTela d={loaderData} />
}
