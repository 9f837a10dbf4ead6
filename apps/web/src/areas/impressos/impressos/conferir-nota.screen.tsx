// The check page of a note, at the address that its QR names.
import type { Route } from './+types/conferir-nota.screen.ts'
import { lerConferencia, META_DA_CONFERENCIA, PapelConferido } from './papel-conferido.tsx'

export const loader = ({ context, params }: Route.LoaderArgs) => lerConferencia(context, params.hash)

export const meta: Route.MetaFunction = () => META_DA_CONFERENCIA

export default function TelaDeConferenciaDaNota({ loaderData }: Route.ComponentProps) {
  return <PapelConferido p={loaderData} />
}
