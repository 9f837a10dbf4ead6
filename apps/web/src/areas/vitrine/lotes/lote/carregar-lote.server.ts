// Reads a lot for its page. Only the id of the address finds it; other words lead to the canonical address by 301.
// Labels are put on here, so that their tables stay on the server.
import type { LotePublico } from '@martelo/contracts/lotes/publico-lote.schemas.ts'
import type { Filtro } from '@martelo/contracts/lotes/busca.schemas.ts'
import { lerCaminhoDoLote } from '@martelo/domain/lotes/caminho.ts'
import { recebeLances, saiuDaVenda, SITUACOES_ABERTAS } from '@martelo/domain/lotes/situacoes.ts'
import { data, redirect } from 'react-router'
import type { DoServidor } from '../../../../core/contexto.ts'
import { anos, quilometros } from '../../../../parts/lotes/reais.ts'
import { cabecaDoLote } from './cabeca-do-lote.server.ts'
import { avisosDoLote, fatosDoLeilao, gruposDeFatos } from './fatos-do-lote.server.ts'

const SEMELHANTES = 8

export async function carregarLote({ chamar, marca, quem }: DoServidor, url: URL) {
  if (marca.necessarioLoginParaVisualizar && quem === null)
    throw redirect(`/login?${new URLSearchParams({ redirect: url.pathname + url.search })}`)
  const id = Number(lerCaminhoDoLote(decodeURI(url.pathname))?.id ?? url.pathname.split('/').at(-1))
  if (!Number.isSafeInteger(id) || id < 1 || id > 2_147_483_647) throw data(null, { status: 404 })
  const lote = await chamar('GET /v1/lote/publico/:id', { params: { id } }).catch((e: unknown) => {
    throw (e as { codigo?: number }).codigo === 404 ? data(null, { status: 404 }) : e
  })
  // Gone for good, and nowhere else: robots may forget it. Who is signed in may have bid on it and still reads it.
  if (quem === null && lote.relistado === null && saiuDaVenda(lote.situacao))
    throw data(null, { status: 410 })
  if (url.pathname !== lote.url) throw redirect(lote.url + url.search, 301)
  const [retrato, outros, precos] = await Promise.all([
    chamar('GET /v1/leilao/lotes/:lelUid/ao-vivo', { params: { lelUid: lote.uid } }),
    semelhantes(chamar, lote),
    // The page stands without past prices.
    chamar('GET /v1/lote/precos-do-modelo/:id', { params: { id: lote.id } }).catch(() => null),
  ])
  const aberto = recebeLances(lote.situacao)
  return {
    lote,
    retrato,
    grupos: gruposDeFatos(lote, marca.tipo),
    doLeilao: fatosDoLeilao(lote, marca.tipo),
    avisos: avisosDoLote(lote),
    aberto,
    resumo: resumoDo(lote),
    cabeca: cabecaDoLote(lote, aberto, url.origin, marca.tipo),
    semelhantes: outros,
    precos,
  }
}

export type DadosDoLote = Awaited<ReturnType<typeof carregarLote>>

function resumoDo(l: LotePublico): string {
  const km = l.km === null ? null : quilometros(l.km)
  return [anos(l.anoFabricacao, l.anoModelo), km, l.cidade && `${l.cidade}/${l.uf}`]
    .filter(Boolean)
    .join(' · ')
}

/** Open ones only: the same brand in the same category first, then the category; never the lot itself. */
async function semelhantes(chamar: DoServidor['chamar'], lote: LotePublico) {
  const categoria: Filtro = { tipo: 'exata', campo: 'categoria', valor: lote.categoria }
  const outros: Filtro = { tipo: 'diferente', campo: 'id', valores: [lote.id] }
  const abertos: Filtro = { tipo: 'multipla', campo: 'situacao', valores: [...SITUACOES_ABERTAS] }
  const procurar = (filtros: Filtro[]) =>
    chamar('POST /v1/lote/busca-elastic', {
      body: {
        from: 0,
        size: SEMELHANTES,
        requisicoesBusca: [categoria, outros, abertos, ...filtros],
        listaOrdenacao: [],
      },
    })
  // The page stands without them: their failure is nobody's news.
  const [daMarca, daCategoria] = await Promise.all([
    procurar([{ tipo: 'exata', campo: 'marca', valor: lote.marca }]),
    procurar([]),
  ]).catch(() => [[], []])
  const vistos = new Set(daMarca.map((l) => l.uid))
  return [...daMarca, ...daCategoria.filter((l) => !vistos.has(l.uid))].slice(0, SEMELHANTES)
}
