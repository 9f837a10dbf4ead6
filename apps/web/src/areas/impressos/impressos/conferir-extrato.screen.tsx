// The check page of a statement, a proof of purchase or a pickup.
import type { Route } from './+types/conferir-extrato.screen.ts'
import { lerConferencia, META_DA_CONFERENCIA, PapelConferido } from './papel-conferido.tsx'

export const loader = ({ context, params }: Route.LoaderArgs) => lerConferencia(context, params.hash)

export const meta: Route.MetaFunction = () => META_DA_CONFERENCIA

export default function TelaDeConferencia({ loaderData }: Route.ComponentProps) {
  return <PapelConferido p={loaderData} />
}
