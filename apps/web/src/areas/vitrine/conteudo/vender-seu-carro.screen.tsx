// Leads to the external site that buys people's cars; a house that has none has no such page.
import { data, redirect } from 'react-router'
import { doServidor } from '../../../core/contexto.ts'
import type { Route } from './+types/vender-seu-carro.screen.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { venderCarroUrl } = await context.get(doServidor).chamar('GET /v1/hotsite/public')
  if (venderCarroUrl === null) throw data(null, { status: 404 })
  return redirect(venderCarroUrl)
}

export default function VenderSeuCarro() {
  return null
}
