// Reads one page of the list: search, facets, and the auction when the list is of one auction only.
import { ErroDeChamada } from '../../../../core/erro-de-chamada.ts'
import type { DoServidor } from '../../../../core/contexto.ts'
import type { BuscaPossiveis } from '@martelo/contracts/lotes/busca.schemas.ts'
import type { TipoHotsite } from '@martelo/domain/hotsites/tipos.ts'
import { POSICOES_DE_BANNER } from '@martelo/domain/banners/posicoes-de-banner.ts'
import type { PatioPerto } from '@martelo/domain/patios/perto.ts'
import { ESTADOS } from '@martelo/domain/comum/estados.ts'
import { redirect } from 'react-router'
import {
  chipsDe,
  enderecoDaLista,
  facetasDe,
  faixasDe,
  faixasTrocadas,
  semValor,
  tituloDaLista,
} from './apresentar-lista.server.ts'
import {
  comEntendido,
  comecaDe,
  doCaminho,
  escondePadrao,
  FACETAS,
  FAIXAS,
  ordem,
  ordensPossiveis,
  pagina,
  pedidoDe,
  raioDe,
  RAIOS_KM,
  POR_PAGINA,
  textoLivre,
  UUID,
} from './filtros-da-lista.server.ts'
import { aliviar, degrausDe } from './aliviar-busca.server.ts'
import { BASE, guardavel, paraSalvar, patiosPertoDe } from './busca-para-salvar.server.ts'
import { trilha } from '../../trilha-de-paginas.server.ts'
import { passosDaLista } from './trilha-da-lista.server.ts'

const MAXIMO_DE_PAGINAS = 333

/** Specification 8, to the letter. */
const mensagemDeFalha = (url: string): string => `Atenção o API está off ${url}, não consigo carregar o lote`

export async function carregarLista(servidor: DoServidor, url: URL, resto: string) {
  const { marca, quem } = servidor
  if (marca.necessarioLoginParaVisualizar && quem === null)
    throw redirect(`/login?${new URLSearchParams({ redirect: url.pathname + url.search })}`)
  try {
    return await ler(servidor, url, resto)
  } catch (e) {
    if (!(e instanceof ErroDeChamada)) throw e
    // Too many searches at once is no failure: the server's own sentence says what to do.
    if (e.codigo === 503) return { estagio: 'Erro' as const, mensagem: e.message }
    return { estagio: 'Erro' as const, mensagem: mensagemDeFalha(`${url.origin}/v1/lote/busca-elastic`) }
  }
}

/** A list without its banners is still the list. */
async function bannersDaLista(
  chamar: DoServidor['chamar'],
  leiUid: string | undefined,
  busca: URLSearchParams,
) {
  const categorias = busca.getAll('categoria')
  const query = {
    posicaoBannerUid: POSICOES_DE_BANNER.lista.uid,
    ...(leiUid === undefined ? {} : { leiUid }),
    ...(categorias.length === 1 && categorias[0] ? { categoria: categorias[0] } : {}),
  }
  return (await chamar('GET /v1/banners/ativo', { query }).catch(() => [])).slice(0, 1)
}

async function ler(servidor: DoServidor, url: URL, resto: string) {
  const { chamar, chamarContando, marca } = servidor
  const base = BASE[marca.tipo]
  const busca = new URLSearchParams(url.searchParams)
  if (resto !== '') await doEndereco(busca, resto, chamar)
  const entendida = await entender(base, busca, chamar)
  const perto = await patiosPertoDe(busca, chamar)
  const pedido = pedidoDe(busca, marca.tipo, perto)
  const pedidos = busca.getAll('leilao')
  const [{ valor: lotes, total }, possiveis, pedidoPorUid] = await Promise.all([
    chamarContando('POST /v1/lote/busca-elastic', { body: pedido }),
    chamar('POST /v1/lote/obter-busca-possiveis', { body: { requisicoesBusca: pedido.requisicoesBusca } }),
    pedidos.length === 1 && UUID.test(pedidos[0] ?? '') ? umLeilao(chamar, pedidos[0] ?? '') : null,
  ])
  // The form knows auctions by name: a uid is replaced by it.
  if (pedidoPorUid) busca.set('leilao', pedidoPorUid.nome)
  const [leiUid, outro] = pedidos.length === 1 ? possiveis.valores.leiUid : []
  const leilao = pedidoPorUid ?? (leiUid && outro === undefined ? await umLeilao(chamar, leiUid.valor) : null)
  const chips = chipsDe(base, busca, marca.tipo, leilao?.nomeSemData ?? null)
  const atual = pagina(busca)
  const titulo =
    leilao?.nomeSemData ?? (entendida ? `Resultados para “${entendida.texto}”` : tituloDaLista(busca))
  const semPagina = new URLSearchParams(semValor('', busca, ['pagina']).slice(1))
  return {
    estagio: 'Carregada' as const,
    lotes,
    total,
    alivio:
      total === 0
        ? await alivioDe(servidor, base, busca, { nomeDoLeilao: leilao?.nomeSemData ?? null, perto })
        : null,
    leilao,
    banners: await bannersDaLista(chamar, leilao?.uid, busca),
    pagina: atual,
    paginas: Math.min(MAXIMO_DE_PAGINAS, Math.ceil(total / POR_PAGINA)),
    enderecoDaPagina: com(base, semPagina, 'pagina', '0'),
    vista: busca.get('ver') ?? 'grade',
    imagem: fotoDe(lotes[0]?.fotosUrls[0]),
    barra: {
      entendida,
      titulo,
      resumo: resumo(total, marca.tipo),
      chips,
      limpar: chips.length > 0 ? semTudo(base, busca) : null,
      aviso: avisoDe(base, busca, semPagina),
      ordem: ordem(busca, marca.tipo),
      // The order in which it is called: a shop has its own word for it.
      ordens: ordensPossiveis(busca, marca.tipo).map(([valor, { rotulo }]) => ({
        valor,
        rotulo: valor === 'posicao' && marca.tipo === 'loja' ? 'Ordem do evento' : rotulo,
        href: com(base, semPagina, 'ordem', valor),
      })),
      vistas: vistasDe(base, busca),
    },
    mapa: busca.get('ver') === 'mapa' ? noMapa(base, busca, possiveis.valores.estado) : [],
    atalhos: atalhosDe(base, busca, perto),
    filtros: formularioDe(base, busca, possiveis, marca.tipo),
    feed: enderecoDaLista(`${base}/feed.atom`, guardavel(busca)),
    ...paraBuscadores(base, busca, {
      filtros: chips.length,
      atual,
      titulo,
      origem: url.origin,
      escrita: entendida !== null,
    }),
  }
}

/**
 * What was typed becomes filters that one can see and take off. Null: nothing was understood but words, or the words
 * are wanted exactly as they stand. A parser that cannot be asked leaves the plain search.
 */
async function entender(base: string, busca: URLSearchParams, chamar: DoServidor['chamar']) {
  const texto = textoLivre(busca)
  if (texto === '' || busca.get('exato') === '1') return null
  const lida = await chamar('GET /v1/lote/interpretar-busca', { query: { q: texto } }).catch(() => null)
  if (lida === null || lida.parametros.every((p) => p.nome === 'q')) return null
  comEntendido(busca, lida.parametros)
  return {
    texto,
    corrigidas: lida.corrigidas,
    exata: enderecoDaLista(base, new URLSearchParams({ q: texto, exato: '1' })),
  }
}

const formularioDe = (
  base: string,
  busca: URLSearchParams,
  possiveis: BuscaPossiveis,
  tipo: TipoHotsite,
) => ({
  base,
  facetas: facetasDe(busca, possiveis, tipo),
  faixas: faixasDe(busca, possiveis),
  q: textoLivre(busca),
  perto: { cep: busca.get('cep')?.slice(0, 9) ?? '', raio: raioDe(busca), raios: RAIOS_KM },
  demais: [...busca].filter(([nome]) => !DO_FORMULARIO.has(nome)),
})

const vistasDe = (base: string, busca: URLSearchParams) => ({
  grade: com(base, busca, 'ver', ''),
  lista: com(base, busca, 'ver', 'lista'),
  tabela: com(base, busca, 'ver', 'tabela'),
  mapa: com(base, busca, 'ver', 'mapa'),
})

function avisoDe(base: string, busca: URLSearchParams, semPagina: URLSearchParams) {
  const trocada = faixasTrocadas(base, busca)
  if (trocada !== null)
    return {
      texto: `${trocada.titulo}: o mínimo é maior que o máximo, e por isso nada aparece.`,
      acao: 'Trocar os dois',
      href: trocada.href,
    }
  if (!escondePadrao(busca)) return null
  return {
    texto: 'Imóveis e equipamentos ficam de fora desta lista.',
    acao: 'Incluir tudo',
    href: com(base, semPagina, 'categoria', 'todas'),
  }
}

/** Few, below the sentence that says what was left out. */
const LOTES_DO_ALIVIO = 6

async function alivioDe(
  { chamarContando, marca }: DoServidor,
  base: string,
  busca: URLSearchParams,
  { nomeDoLeilao, perto }: { nomeDoLeilao: string | null; perto: readonly PatioPerto[] },
) {
  if (faixasTrocadas(base, busca) !== null) return null
  return aliviar(
    base,
    degrausDe(busca, (b) => chipsDe(base, b, marca.tipo, nomeDoLeilao)),
    async (b) => {
      const pedido = { ...pedidoDe(b, marca.tipo, perto), from: 0, size: LOTES_DO_ALIVIO }
      const { valor, total } = await chamarContando('POST /v1/lote/busca-elastic', { body: pedido })
      return { lotes: valor, total }
    },
    (total) => resumo(total, marca.tipo),
  )
}

function noMapa(
  base: string,
  busca: URLSearchParams,
  estados: readonly { readonly valor: string; readonly quantidade: number }[],
) {
  const emGrade = new URLSearchParams(busca)
  for (const nome of ['ver', 'pagina']) emGrade.delete(nome)
  return estados.map((e) => ({
    uf: e.valor,
    nome: ESTADOS.find((x) => x.sigla === e.valor)?.nome ?? e.valor,
    quantidade: e.quantidade,
    href: com(base, emGrade, 'estado', e.valor),
  }))
}

/** What ends soon, what is new, and this search as it can be kept: without what is of the moment. */
function atalhosDe(base: string, busca: URLSearchParams, perto: readonly PatioPerto[]) {
  const semPagina = new URLSearchParams(busca)
  semPagina.delete('pagina')
  const encerrando = busca.get('encerrando') === '1'
  const novos = busca.has('novos')
  const comeca = comecaDe(busca) !== null
  return {
    encerrando: { ativo: encerrando, href: com(base, semPagina, 'encerrando', encerrando ? '' : '1') },
    comeca: { ativo: comeca, href: com(base, semPagina, 'comeca', comeca ? '' : '7') },
    novos: { ativo: novos, href: com(base, semPagina, 'novos', novos ? '' : '0') },
    busca: paraSalvar(base, busca, perto),
  }
}

const DO_FORMULARIO = new Set([
  'q',
  'exato',
  'pagina',
  'marca',
  'cep',
  'raio',
  ...FACETAS.map((f) => f.param),
  ...FAIXAS.flatMap((f) => [`${f.param}De`, `${f.param}Ate`]),
])

/** Words of the path become filters; words that stand for nothing are no page. */
async function doEndereco(
  busca: URLSearchParams,
  resto: string,
  chamar: DoServidor['chamar'],
): Promise<void> {
  const possiveis = await chamar('GET /v1/lote/obter-busca-possiveis')
  const achados = doCaminho(
    resto,
    possiveis.valores.marca.map((m) => m.valor),
  )
  if (achados === null) throw new Response(null, { status: 404 })
  for (const [nome, valor] of achados) if (!busca.getAll(nome).includes(valor)) busca.append(nome, valor)
}

async function umLeilao(chamar: DoServidor['chamar'], leiUid: string) {
  // Specification 8: auction reads fail silently; the list stands without its header.
  const l = await chamar('GET /v1/leiloes/publico/:leiUid', { params: { leiUid } }).catch(() => null)
  return l && { ...l, regulamento: '', descricao: l.descricao.slice(0, 400) }
}

function com(base: string, busca: URLSearchParams, nome: string, valor: string): string {
  const nova = new URLSearchParams(busca)
  if (valor === '') nova.delete(nome)
  else nova.set(nome, valor)
  return enderecoDaLista(base, nova)
}

/** Sort and view stay when the filters go. */
function semTudo(base: string, busca: URLSearchParams): string {
  const fica = new URLSearchParams()
  for (const nome of ['ordem', 'ver']) if (busca.has(nome)) fica.set(nome, busca.get(nome) ?? '')
  return enderecoDaLista(base, fica)
}

function resumo(total: number, tipo: 'leilao' | 'loja'): string {
  const um = tipo === 'leilao' ? 'lote' : 'anúncio'
  return `${total.toLocaleString('pt-BR')} ${um}${total === 1 ? '' : 's'}`
}

function fotoDe(foto: { base: string; larguras: number[] } | undefined): string | null {
  return foto ? `${foto.base}-${foto.larguras.at(-1)}.webp` : null
}

/** Search engines get the plain lists: a category, a brand, a place. Ranges, sorts and piles of filters are not pages. */
function paraBuscadores(
  base: string,
  busca: URLSearchParams,
  lida: { filtros: number; atual: number; titulo: string; origem: string; escrita: boolean },
) {
  const { filtros, atual, titulo, origem, escrita } = lida
  const canonica = new URLSearchParams()
  for (const nome of ['categoria', 'marca', 'estado', 'cidade', 'leilao'])
    for (const valor of busca.getAll(nome)) canonica.append(nome, valor)
  if (atual > 1) canonica.set('pagina', String(atual))
  const simples = [...busca.keys()].every((k) => canonica.has(k) || k === 'ver' || k === 'ordem')
  return {
    canonico: enderecoDaLista(base, canonica),
    indexar: simples && filtros <= 2 && !escrita,
    dados: [trilha(origem, passosDaLista(base, canonica, titulo))],
  }
}
