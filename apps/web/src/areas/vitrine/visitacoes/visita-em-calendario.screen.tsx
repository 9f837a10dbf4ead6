// One booked visit as an appointment for calendars, for who has its address.
import { data } from 'react-router'
import { ErroDeChamada } from '../../../core/erro-de-chamada.ts'
import { doServidor } from '../../../core/contexto.ts'
import type { Route } from './+types/visita-em-calendario.screen.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  try {
    const { calendario } = await context.get(doServidor).chamar('GET /v1/visitas/:chave', { params })
    return new Response(calendario, {
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'inline; filename="visita.ics"',
        'cache-control': 'no-store',
      },
    })
  } catch (e) {
    if (!(e instanceof ErroDeChamada)) throw e
    throw data(null, { status: e.codigo })
  }
}
