// Reads a lot for its page. Only the id of the address finds it; other words lead to the canonical address by 301.
// Labels are put on here, so that their tables stay on the server.
import type { LotePublico } from '@martelo/contracts/lotes/publico-lote.schemas.ts'
import { lerCaminhoDoLote } from '@martelo/domain/lotes/caminho.ts'
import { caminhoDosPrecos } from '@martelo/domain/lotes/precos-realizados.ts'
import { saiuDaVenda } from '@martelo/domain/lotes/situacoes.ts'
import { recebeLances } from '@martelo/domain/lotes/recebe-lances.ts'
import { data, redirect } from 'react-router'
import type { DoServidor } from '../../../../core/contexto.ts'
import { anos, quilometros } from '../../../../parts/lotes/reais.ts'
import { cabecaDoLote } from './cabeca-do-lote.server.ts'
import {
  avisosDoLote,
  fatosDoLeilao,
  gruposDeFatos,
  promocoesDoLote,
  visitacaoDoLeilaoDe,
} from './fatos-do-lote.server.ts'

export async function carregarLote({ chamar, marca, quem }: DoServidor, url: URL) {
  if (marca.necessarioLoginParaVisualizar && quem === null)
    throw redirect(`/login?${new URLSearchParams({ redirect: url.pathname + url.search })}`)
  const id = Number(lerCaminhoDoLote(decodeURI(url.pathname))?.id ?? url.pathname.split('/').at(-1))
  if (!Number.isSafeInteger(id) || id < 1 || id > 2_147_483_647) throw data(null, { status: 404 })
  // What needs the id alone is asked for at once. The page stands without either of them: a failure is not reported.
  const aoLado = Promise.all([
    chamar('GET /v1/lote/semelhantes/:id', { params: { id } }).catch(() => []),
    chamar('GET /v1/lote/precos-do-modelo/:id', { params: { id } }).catch(() => null),
  ])
  const lote = await chamar('GET /v1/lote/publico/:id', { params: { id } }).catch((e: unknown) => {
    throw (e as { codigo?: number }).codigo === 404 ? data(null, { status: 404 }) : e
  })
  // Gone for good, and nowhere else: 410, for robots. A signed-in user may have bid on it and still reads it.
  if (quem === null && lote.relistado === null && saiuDaVenda(lote.situacao))
    throw data(null, { status: 410 })
  if (url.pathname !== lote.url) throw redirect(lote.url + url.search, 301)
  const [retrato, vistoria, [semelhantes, precos]] = await Promise.all([
    chamar('GET /v1/leilao/lotes/:lelUid/ao-vivo', { params: { lelUid: lote.uid } }),
    chamar('GET /v1/lotes/:lelUid/vistoria', { params: { lelUid: lote.uid } }).then(
      (r) => r.vistoria,
      () => null,
    ),
    aoLado,
  ])
  const aberto = recebeLances(lote.situacao)
  return {
    lote,
    retrato,
    grupos: gruposDeFatos(lote, marca.tipo),
    doLeilao: fatosDoLeilao(lote, marca.tipo),
    visitacao: visitacaoDoLeilaoDe(lote.leilao),
    avisos: avisosDoLote(lote, marca.tipo),
    promocoes: promocoesDoLote(lote),
    aberto,
    resumo: resumoDo(lote),
    cabeca: cabecaDoLote(lote, aberto, url.origin, marca.tipo),
    semelhantes,
    precos,
    arquivoDePrecos: caminhoDosPrecos(lote.marca, lote.veiculo.modelo),
    vistoria,
  }
}

export type DadosDoLote = Awaited<ReturnType<typeof carregarLote>>

function resumoDo(l: LotePublico): string {
  const km = l.km === null ? null : quilometros(l.km)
  return [anos(l.anoFabricacao, l.anoModelo), km, l.cidade && `${l.cidade}/${l.uf}`]
    .filter(Boolean)
    .join(' · ')
}
