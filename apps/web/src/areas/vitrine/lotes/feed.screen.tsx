// Any search of lots as a feed, by the list's own address: /leilao/feed.atom?marca=Fiat. A site that shows lots to
// signed-in people only has none.
import { palavras } from '@martelo/domain/hotsites/palavras.ts'
import { data } from 'react-router'
import { doServidor } from '../../../core/contexto.ts'
import { anos, quilometros, reais } from '../../../parts/lotes/reais.ts'
import type { Route } from './+types/feed.screen.ts'
import { enderecoDaLista, tituloDaLista } from './lista/apresentar-lista.server.ts'
import { atom, rss } from './lista/feed-de-lotes.server.ts'
import { filtrosDe } from './lista/filtros-da-lista.server.ts'

const LOTES = 50

export async function loader({ context, url }: Route.LoaderArgs) {
  const { chamar, marca, agora } = context.get(doServidor)
  if (marca.necessarioLoginParaVisualizar) throw data(null, { status: 404 })
  const lotes = await chamar('POST /v1/lote/busca-elastic', {
    body: {
      from: 0,
      size: LOTES,
      requisicoesBusca: filtrosDe(url.searchParams, agora),
      listaOrdenacao: [{ campo: 'id', direcao: 'desc' }],
    },
  })
  const ehRss = url.pathname.endsWith('.rss')
  const p = palavras(marca.tipo)
  const feed = {
    titulo: `${tituloDaLista(url.searchParams)} | ${marca.nome}`,
    casa: marca.nome,
    origem: url.origin,
    lista: enderecoDaLista(url.pathname.replace(/\/feed\.\w+$/, ''), url.searchParams),
    feed: url.pathname + url.search,
    agora,
    lotes,
    resumo: (i: number): string => {
      const l = lotes[i]
      if (l === undefined) return ''
      const oferta = l.lance
        ? `${p.lance.um} ${reais(l.lance.valor)}`
        : `${p.lanceInicial.um} ${reais(l.minimo)}`
      const valor = l.valorVendido === null ? oferta : `vendido por ${reais(l.valorVendido)}`
      return [
        valor,
        anos(l.anoFabricacao, l.anoModelo),
        l.km === null ? null : quilometros(l.km),
        l.cidade && `${l.cidade}/${l.uf}`,
        l.leilao.nome,
      ]
        .filter(Boolean)
        .join(' · ')
    },
  }
  return new Response(ehRss ? rss(feed) : atom(feed), {
    headers: {
      'content-type': `application/${ehRss ? 'rss' : 'atom'}+xml; charset=utf-8`,
      'cache-control': 'public, max-age=300',
    },
  })
}
