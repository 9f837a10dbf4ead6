// The agenda for calendars: all auctions to come (by the same filters as the page), or one of them.
import { icalendar } from '@martelo/domain/calendario/icalendar.ts'
import { dizerVisitacaoDoLeilao, diasDaVisitacao } from '@martelo/domain/leiloes/visitacao-do-leilao.ts'
import { palavras } from '@martelo/domain/hotsites/palavras.ts'
import { data } from 'react-router'
import { doServidor } from '../../../core/contexto.ts'
import { inicial, quantos } from '../../../core/palavras-do-site.ts'
import { IR } from '../../../parts/cabeca/caminhos.ts'
import { exigirPaginaLigada } from '../conteudo/carregar-pagina.server.ts'
import type { Route } from './+types/agenda-em-calendario.screen.ts'
import { combina, type LeilaoDoSite, lerPedido } from './filtros-da-agenda.server.ts'

const MAXIMO = 200
/** An auction whose lots say nothing of their time still takes a morning's slot. */
const MINIMO_MINUTOS = 60

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { chamar, marca, agora } = context.get(doServidor)
  const { leiUid } = params
  // An auction keeps its own page, and so its own entry, where the calendar of all is switched off.
  if (leiUid === undefined) await exigirPaginaLigada(context, IR.agenda)
  const todos = await chamar('GET /v1/leiloes/lista-site', { query: { limit: leiUid ? 1000 : MAXIMO } })
  const pedido = lerPedido(url.searchParams, agora)
  const escolhidos = todos.filter((l) => (leiUid ? l.uid === leiUid : combina(pedido, l)))
  if (leiUid && escolhidos.length === 0) throw data(null, { status: 404 })
  const p = palavras(marca.tipo)
  const compromisso = (l: LeilaoDoSite) => ({
    uid: `${l.uid}@${url.hostname}`,
    inicio: Date.parse(l.data),
    duracaoMinutos: Math.max(MINIMO_MINUTOS, (l.quantidadeLotes * l.segundoEntreLotes) / 60),
    titulo: l.nomeSemData,
    descricao: `${quantos(l.quantidadeLotes, p.lote)}. ${inicial(p.leiloeiro.um)}: ${l.leiloeiro}. ${url.origin}${IR.agenda}/${l.uid}`,
    local: `${l.local}, ${l.cidade}/${l.uf}`,
    url: `${url.origin}${IR.agenda}/${l.uid}`,
    cancelado: l.situacao === 'CANCELADO',
  })
  /** One entry per day on which the goods can be seen. */
  const visitas = (l: LeilaoDoSite) => {
    if (l.visitacaoInicio === null || l.visitacaoFim === null) return []
    const quando = { inicio: Date.parse(l.visitacaoInicio), fim: Date.parse(l.visitacaoFim) }
    return diasDaVisitacao(quando).map((d, i) => ({
      ...compromisso(l),
      uid: `visitacao-${i}-${l.uid}@${url.hostname}`,
      inicio: d.inicio,
      duracaoMinutos: (d.fim - d.inicio) / 60_000,
      titulo: `Visitação: ${l.nomeSemData}`,
      descricao: `Visitação de ${dizerVisitacaoDoLeilao(quando)}. Onde cada ${p.lote.um} está: ${url.origin}${IR.agenda}/${l.uid}`,
    }))
  }
  const entradas = escolhidos.flatMap((l) => [compromisso(l), ...visitas(l)])
  return new Response(icalendar(marca.nome, entradas, agora), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="agenda.ics"',
      'cache-control': 'public, max-age=300',
    },
  })
}
