// Where a banner leads, counted on the way. The target stands in the banner's row; an address that is gone leads home.
import { redirect } from 'react-router'
import { doServidor } from '../../../core/contexto.ts'
import type { Route } from './+types/ir-para-banner.screen.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const uid = url.searchParams.get('b') ?? ''
  const { urlDestino } = await context
    .get(doServidor)
    .chamar('POST /v1/banners/:uid/clique', { params: { uid } })
    .catch(() => ({ urlDestino: '/' }))
  return redirect(urlDestino, { headers: { 'cache-control': 'no-store' } })
}
