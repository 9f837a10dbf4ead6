// The agenda for calendars: all auctions to come (by the same filters as the page), or one of them.
import { icalendar } from '@martelo/domain/calendario/icalendar.ts'
import { data } from 'react-router'
import { doServidor } from '../../../core/contexto.ts'
import { IR } from '../../../parts/cabeca/caminhos.ts'
import { exigirPaginaLigada } from '../conteudo/carregar-pagina.server.ts'
import type { Route } from './+types/agenda-em-calendario.screen.ts'
import { compromissosDoLeilao } from './compromissos-da-agenda.server.ts'
import { combina, lerPedido } from './filtros-da-agenda.server.ts'

const MAXIMO = 200

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { chamar, marca, agora } = context.get(doServidor)
  const { leiUid } = params
  // An auction keeps its own page, and so its own entry, where the calendar of all is switched off.
  if (leiUid === undefined) await exigirPaginaLigada(context, IR.agenda)
  const todos = await chamar('GET /v1/leiloes/lista-site', { query: { limit: leiUid ? 1000 : MAXIMO } })
  const pedido = lerPedido(url.searchParams, agora)
  const escolhidos = todos.filter((l) => (leiUid ? l.uid === leiUid : combina(pedido, l)))
  if (leiUid && escolhidos.length === 0) throw data(null, { status: 404 })
  const entradas = escolhidos.flatMap((l) => compromissosDoLeilao(l, marca.tipo, url))
  return new Response(icalendar(marca.nome, entradas, agora), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="agenda.ics"',
      'cache-control': 'public, max-age=300',
    },
  })
}
