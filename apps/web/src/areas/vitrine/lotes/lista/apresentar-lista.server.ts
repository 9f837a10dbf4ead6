// From the search's answer to what the list shows: facets with labels, chips of what is active, the page's title.
import type { BuscaPossiveis } from '@martelo/contracts/lotes/busca.schemas.ts'
import { palavras } from '@martelo/domain/hotsites/palavras.ts'
import type { TipoHotsite } from '@martelo/domain/hotsites/tipos.ts'
import { porGrupoDeExibicao } from '@martelo/domain/lotes/tipos.ts'
import {
  cepDe,
  comecaDe,
  raioDe,
  FACETAS,
  FAIXAS,
  lerFaixa,
  lerMarcas,
  textoLivre,
  valoresDe,
  type DefinicaoDeFaceta,
  type DefinicaoDeFaixa,
} from './filtros-da-lista.server.ts'

export interface ValorDaFaceta {
  readonly valor: string
  readonly rotulo: string
  readonly quantidade: number
  readonly ativo: boolean
  /** models of a chosen brand */
  readonly filhos?: readonly ValorDaFaceta[]
}
export interface Faceta {
  readonly param: string
  readonly titulo: string
  readonly aberta: boolean
  readonly valores: readonly ValorDaFaceta[]
  /** the same values under headings, where there are so many kinds that one would look for them */
  readonly grupos?: readonly { readonly rotulo: string; readonly valores: readonly ValorDaFaceta[] }[]
}
export interface Faixa {
  readonly param: string
  readonly titulo: string
  readonly de: number | null
  readonly ate: number | null
  readonly minimo: number
  readonly maximo: number
}
export interface Chip {
  readonly rotulo: string
  /** the same list without it */
  readonly href: string
  /** how much it says of what is wanted: of a search without results, the least goes first */
  readonly peso: number
}

/** A longer list is not read; the search box finds the rest. */
const MAXIMO_DE_VALORES = 80

export function facetasDe(busca: URLSearchParams, p: BuscaPossiveis, tipo: TipoHotsite): Faceta[] {
  const outras = FACETAS.map((f): Faceta => {
    const escolhidos = new Set(valoresDe(busca, f))
    const valores = p.valores[f.campo].slice(0, MAXIMO_DE_VALORES).map((v) => ({
      valor: v.valor,
      rotulo: f.rotulo?.(v.valor) ?? v.valor,
      quantidade: v.quantidade,
      ativo: escolhidos.has(v.valor),
    }))
    return {
      param: f.param,
      titulo: tituloDe(f, tipo),
      aberta: f.aberta === true || escolhidos.size > 0,
      valores,
      ...(f.campo === 'tipo' && { grupos: porGrupoDeExibicao(valores, (v) => v.valor) }),
    }
  })
  const [categoria, ...resto] = outras
  return [categoria as Faceta, arvoreDeMarcas(busca, p), ...resto].filter((f) => f.valores.length > 0)
}

const primeira = (texto: string): string => texto.charAt(0).toUpperCase() + texto.slice(1)

function tituloDe(f: DefinicaoDeFaceta, tipo: TipoHotsite): string {
  const p = palavras(tipo)
  if (f.campo === 'leilao') return primeira(p.leilao.um)
  if (f.campo === 'comitente') return primeira(p.comitente.um)
  return f.titulo
}

function arvoreDeMarcas(busca: URLSearchParams, p: BuscaPossiveis): Faceta {
  const escolhidas = new Map(lerMarcas(busca).map(({ marca, modelos }) => [marca, new Set(modelos)]))
  const valores = p.valores.marca.slice(0, MAXIMO_DE_VALORES).map((m): ValorDaFaceta => {
    const modelos = escolhidas.get(m.valor)
    const item = { valor: m.valor, rotulo: m.valor, quantidade: m.quantidade, ativo: modelos !== undefined }
    if (modelos === undefined) return item
    const filhos = p.valores.modelo
      .filter((v) => v.pai === m.valor)
      .map((v) => ({
        valor: `${m.valor}|${v.valor}`,
        rotulo: v.valor,
        quantidade: v.quantidade,
        ativo: modelos.has(v.valor),
      }))
    return { ...item, filhos }
  })
  return { param: 'marca', titulo: 'Marca e modelo', aberta: true, valores }
}

export function faixasDe(busca: URLSearchParams, p: BuscaPossiveis): Faixa[] {
  return FAIXAS.flatMap((f) => {
    const limites = p.faixas[f.campo]
    const { de, ate } = lerFaixa(busca, f)
    if (limites === null && de === null && ate === null) return []
    const { minimo, maximo } = limites ?? { minimo: 0, maximo: 0 }
    return [
      {
        param: f.param,
        titulo: f.titulo,
        de,
        ate,
        minimo: Math.floor(minimo / f.escala),
        maximo: Math.ceil(maximo / f.escala),
      },
    ]
  })
}

/** The list's address under these parameters; the page starts again at 1. */
export function enderecoDaLista(base: string, busca: URLSearchParams): string {
  const q = busca.toString()
  return q === '' ? base : `${base}?${q}`
}

export function semValor(
  base: string,
  busca: URLSearchParams,
  nomes: readonly string[],
  valor?: string,
): string {
  const resto = new URLSearchParams()
  for (const [k, v] of busca)
    if (
      k !== 'pagina' &&
      !(nomes.includes(k) && (valor === undefined || v === valor || v.startsWith(`${valor}|`)))
    )
      resto.append(k, v)
  return enderecoDaLista(base, resto)
}

const PESOS: Readonly<Record<string, number>> = {
  finalPlaca: 1,
  km: 2,
  cambio: 3,
  monta: 4,
  cor: 3,
  combustivel: 4,
  anoModelo: 5,
  valor: 6,
  parteDoMercado: 6,
  cidade: 8,
  tipo: 9,
  estado: 10,
  categoria: 11,
}

export function chipsDe(
  base: string,
  busca: URLSearchParams,
  tipo: TipoHotsite,
  nomeDoLeilao: string | null,
): Chip[] {
  const chips: Chip[] = []
  const q = textoLivre(busca)
  if (q !== '') chips.push({ peso: 0, rotulo: `“${q}”`, href: semValor(base, busca, ['q']) })
  for (const { marca, modelos } of lerMarcas(busca)) {
    chips.push({ peso: 13, rotulo: marca, href: semValor(base, busca, ['marca'], marca) })
    for (const m of modelos)
      chips.push({ peso: 12, rotulo: m, href: semValor(base, busca, ['marca'], `${marca}|${m}`) })
  }
  for (const f of FACETAS)
    for (const v of valoresDe(busca, f)) {
      if (f.param === 'categoria' && v === 'todas') continue
      const nome = f.campo === 'leilao' && nomeDoLeilao !== null ? nomeDoLeilao : (f.rotulo?.(v) ?? v)
      const rotulo = f.campo === 'categoria' ? nome : `${tituloDe(f, tipo)}: ${nome}`
      chips.push({ peso: PESOS[f.campo] ?? 7, rotulo, href: semValor(base, busca, [f.param], v) })
    }
  for (const f of FAIXAS) {
    const { de, ate } = lerFaixa(busca, f)
    if (de === null && ate === null) continue
    chips.push({
      peso: PESOS[f.campo] ?? 7,
      rotulo: rotuloDaFaixa(f, de, ate),
      href: semValor(base, busca, [`${f.param}De`, `${f.param}Ate`]),
    })
  }
  for (const n of busca.getAll('numero'))
    chips.push({
      peso: 7,
      rotulo: `${primeira(palavras(tipo).lote.um)} ${n}`,
      href: semValor(base, busca, ['numero'], n),
    })
  const cep = cepDe(busca)
  const raio = raioDe(busca)
  if (cep !== null)
    chips.push({
      peso: raio === null ? 0 : 8,
      rotulo: raio === null ? `Perto de ${cep}` : `Até ${raio} km de ${cep}`,
      href: semValor(base, busca, ['cep', 'raio']),
    })
  const dias = comecaDe(busca)
  if (dias !== null)
    chips.push({ peso: 1, rotulo: `Começa em até ${dias} dias`, href: semValor(base, busca, ['comeca']) })
  if (busca.get('comLance') === '1')
    chips.push({
      peso: 1,
      rotulo: `Com ${palavras(tipo).lance.varios}`,
      href: semValor(base, busca, ['comLance']),
    })
  if (busca.get('encerrando') === '1')
    chips.push({ peso: 1, rotulo: 'Encerrando em 24 h', href: semValor(base, busca, ['encerrando']) })
  if (busca.has('novos')) chips.push({ peso: 1, rotulo: 'Novos', href: semValor(base, busca, ['novos']) })
  if (busca.get('video') === '1')
    chips.push({ peso: 1, rotulo: 'Com vídeo', href: semValor(base, busca, ['video']) })
  return chips
}

const numeral = (f: DefinicaoDeFaixa, n: number) =>
  f.campo === 'valor'
    ? `R$ ${n.toLocaleString('pt-BR')}`
    : f.campo === 'anoModelo'
      ? String(n)
      : f.campo === 'km'
        ? `${n.toLocaleString('pt-BR')} km`
        : `${n}% do valor de mercado`

/** As one would say it: "2015", "2012 a 2015", "até R$ 10.000", "a partir de 2018". */
function rotuloDaFaixa(f: DefinicaoDeFaixa, de: number | null, ate: number | null): string {
  const ano = f.campo === 'anoModelo'
  if (de !== null && ate !== null)
    return de === ate ? `${ano ? 'Ano ' : ''}${numeral(f, de)}` : `${numeral(f, de)} a ${numeral(f, ate)}`
  return ate === null ? `A partir de ${numeral(f, de ?? 0)}` : `Até ${numeral(f, ate)}`
}

/** The first range whose minimum lies above its maximum, and the list with the two changed over. */
export function faixasTrocadas(
  base: string,
  busca: URLSearchParams,
): { readonly titulo: string; readonly href: string } | null {
  for (const f of FAIXAS) {
    const { de, ate } = lerFaixa(busca, f)
    if (de === null || ate === null || de <= ate) continue
    const certa = new URLSearchParams(busca)
    certa.set(`${f.param}De`, String(ate))
    certa.set(`${f.param}Ate`, String(de))
    certa.delete('pagina')
    return { titulo: f.titulo, href: enderecoDaLista(base, certa) }
  }
  return null
}

/** `Carros Fiat em São Paulo`; the specification's default is "Oportunidades". */
export function tituloDaLista(busca: URLSearchParams): string {
  const q = textoLivre(busca)
  if (q !== '') return `Resultados para “${q}”`
  const [categoria, outraCategoria] = busca.getAll('categoria').filter((c) => c !== 'todas')
  const marcas = lerMarcas(busca)
  const [cidade] = busca.getAll('cidade')
  const [estado] = busca.getAll('estado')
  const partes = [
    categoria !== undefined && outraCategoria === undefined
      ? categoria === 'Moto'
        ? 'Motos'
        : categoria
      : '',
    marcas.length === 1
      ? `${marcas[0]?.marca} ${marcas[0]?.modelos.length === 1 ? marcas[0].modelos[0] : ''}`.trim()
      : '',
  ].filter((t) => t !== '')
  const onde = cidade ?? estado
  if (partes.length === 0 && onde === undefined) return 'Oportunidades'
  return `${partes.join(' ') || 'Oportunidades'}${onde === undefined ? '' : ` em ${onde}`}`
}
