// What the traffic authority says of a lot’s vehicle.
import type { Route } from './+types/laudo-detran-do-lote.screen.ts'
import { DocumentoNaTela, lerDocumento, metaDoDocumento } from './documento-na-tela.tsx'

export const loader = ({ context, params }: Route.LoaderArgs) =>
  lerDocumento(context, 'laudoDetranDoLote', params.lelId)

export const meta: Route.MetaFunction = ({ loaderData }) => metaDoDocumento(loaderData)

export default function TelaDoLaudoDetranDoLote({ loaderData }: Route.ComponentProps) {
  return <DocumentoNaTela d={loaderData} />
}
