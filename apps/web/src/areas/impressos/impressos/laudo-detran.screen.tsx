// What the traffic authority says of a vehicle.
import type { Route } from './+types/laudo-detran.screen.ts'
import { DocumentoNaTela, lerDocumento, metaDoDocumento } from './documento-na-tela.tsx'

export const loader = ({ context, params }: Route.LoaderArgs) =>
  lerDocumento(context, 'laudoDetran', params.veiId)

export const meta: Route.MetaFunction = ({ loaderData }) => metaDoDocumento(loaderData)

export default function TelaDoLaudoDetran({ loaderData }: Route.ComponentProps) {
  return <DocumentoNaTela d={loaderData} />
}
