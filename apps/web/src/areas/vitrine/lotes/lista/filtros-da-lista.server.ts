// The filters of the lot list, between the URL and the search. The URL carries every filter: Back, shared links and
// the page without script depend on it. Runs on the server only: the browser gets labels, counts and links, not the
// tables behind them. The URL is not trusted: unknown names and invalid numbers are ignored.
import type { Filtro, Ordenacao, PedidoDeBusca } from '@martelo/contracts/lotes/busca.schemas.ts'
import { normalizarCep } from '@martelo/domain/comum/identificadores/cep.ts'
import { semAcentos, slug } from '@martelo/domain/comum/texto.ts'
import type { TipoHotsite } from '@martelo/domain/hotsites/tipos.ts'
import { COM_PRECO, precoPrimeiro } from '@martelo/domain/lotes/preco-primeiro.ts'
import { CATEGORIAS, FORA_DO_FILTRO_PADRAO } from '@martelo/domain/lotes/tipos.ts'
import { type PatioPerto, pontoDoCep } from '@martelo/domain/patios/perto.ts'
import { COMBUSTIVEIS } from '@martelo/domain/veiculos/codigos.ts'
import { CONSERVACOES, LAUDOS_CAUTELARES, MONTAS } from '@martelo/domain/veiculos/conservacao.ts'
import { corEscrita } from '@martelo/domain/veiculos/cor-escrita.ts'
import { dadosDaOrigem } from '@martelo/domain/veiculos/origens.ts'

export type CampoDeFaceta =
  | 'categoria'
  | 'estado'
  | 'cidade'
  | 'tipo'
  | 'leilao'
  | 'tipoNegociacao'
  | 'combustivel'
  | 'cor'
  | 'laudoCautelar'
  | 'retomada'
  | 'comitente'
  | 'promocao'
  | 'patio'
  | 'cambio'
  | 'conservacao'
  | 'monta'
  | 'finalPlaca'

export interface DefinicaoDeFaceta {
  /** name in the URL */
  readonly param: string
  readonly campo: CampoDeFaceta
  readonly titulo: string
  readonly rotulo?: (valor: string) => string
  /** shown open before anything is chosen */
  readonly aberta?: boolean
}

const daTabela = (tabela: Readonly<Record<string, string>>) => (valor: string) => tabela[valor] ?? valor
const rotuloDe = (tabela: Readonly<Record<string, { readonly rotulo: string }>>) => (valor: string) =>
  tabela[valor]?.rotulo ?? valor
const CAMBIOS = { MANUAL: 'Manual', AUTOMATICO: 'Automático', AUTOMATIZADO: 'Automatizado', CVT: 'CVT' }
const MODOS = { DISPUTA: 'Disputa', PROPOSTA: 'Aceita proposta', COMPRE_JA: 'Compre já' }
const CATEGORIAS_NO_PLURAL = { Moto: 'Motos', Recuperável: 'Recuperáveis' }

export const FACETAS: readonly DefinicaoDeFaceta[] = [
  {
    param: 'categoria',
    campo: 'categoria',
    titulo: 'Categoria',
    rotulo: daTabela(CATEGORIAS_NO_PLURAL),
    aberta: true,
  },
  { param: 'estado', campo: 'estado', titulo: 'Estado', aberta: true },
  { param: 'cidade', campo: 'cidade', titulo: 'Cidade' },
  { param: 'leilao', campo: 'leilao', titulo: 'Leilão', aberta: true },
  { param: 'modo', campo: 'tipoNegociacao', titulo: 'Modo de venda', rotulo: daTabela(MODOS) },
  { param: 'tipo', campo: 'tipo', titulo: 'Tipo' },
  { param: 'cambio', campo: 'cambio', titulo: 'Câmbio', rotulo: daTabela(CAMBIOS) },
  { param: 'combustivel', campo: 'combustivel', titulo: 'Combustível', rotulo: daTabela(COMBUSTIVEIS) },
  { param: 'cor', campo: 'cor', titulo: 'Cor', rotulo: (v) => corEscrita(v) },
  { param: 'conservacao', campo: 'conservacao', titulo: 'Condição', rotulo: rotuloDe(CONSERVACOES) },
  { param: 'monta', campo: 'monta', titulo: 'Monta', rotulo: rotuloDe(MONTAS) },
  { param: 'laudo', campo: 'laudoCautelar', titulo: 'Laudo cautelar', rotulo: daTabela(LAUDOS_CAUTELARES) },
  { param: 'retomada', campo: 'retomada', titulo: 'Origem', rotulo: (v) => dadosDaOrigem(v).rotulo },
  { param: 'comitente', campo: 'comitente', titulo: 'Comitente' },
  { param: 'promocao', campo: 'promocao', titulo: 'Promoção' },
  { param: 'patio', campo: 'patio', titulo: 'Pátio' },
  { param: 'finalPlaca', campo: 'finalPlaca', titulo: 'Final da placa' },
]

export interface DefinicaoDeFaixa {
  readonly param: string
  readonly campo: 'anoModelo' | 'valor' | 'km' | 'parteDoMercado'
  readonly titulo: string
  /** the URL counts in units of so many of the field's own (reais, of centavos) */
  readonly escala: number
}

export const FAIXAS: readonly DefinicaoDeFaixa[] = [
  { param: 'ano', campo: 'anoModelo', titulo: 'Ano do modelo', escala: 1 },
  { param: 'valor', campo: 'valor', titulo: 'Valor (R$)', escala: 100 },
  { param: 'km', campo: 'km', titulo: 'Quilometragem', escala: 1 },
  { param: 'mercado', campo: 'parteDoMercado', titulo: '% do valor de mercado', escala: 10 },
]

interface DefinicaoDeOrdem {
  readonly rotulo: string
  readonly por: readonly Ordenacao[]
  /** only with this parameter in the address, and then the order that is not asked for */
  readonly com?: 'q' | 'cep'
  /** only on brands of this type */
  readonly em?: TipoHotsite
}
const POR_FIM: Ordenacao = { campo: 'dataFim', direcao: 'asc' }

export const ORDENS: Readonly<Record<string, DefinicaoDeOrdem>> = {
  perto: { rotulo: 'Mais perto', por: [], com: 'cep' },
  relevancia: {
    rotulo: 'Mais relevantes',
    por: [{ campo: 'relevancia', direcao: 'asc' }, POR_FIM],
    com: 'q',
  },
  comPreco: { rotulo: 'Com preço primeiro', por: [COM_PRECO, POR_FIM], em: 'loja' },
  dataFim: { rotulo: 'Encerra primeiro', por: [POR_FIM] },
  inicio: { rotulo: 'Começa primeiro', por: [{ campo: 'dataInicio', direcao: 'asc' }, POR_FIM] },
  posicao: { rotulo: 'Ordem do pregão', por: [{ campo: 'posicaoLeilao', direcao: 'asc' }] },
  valor: { rotulo: 'Menor valor', por: [{ campo: 'valor', direcao: 'asc' }] },
  '-valor': { rotulo: 'Maior valor', por: [{ campo: 'valor', direcao: 'desc' }] },
  mercado: {
    rotulo: 'Maior desconto sobre o mercado',
    por: [{ campo: 'parteDoMercado', direcao: 'asc' }],
  },
  '-ano': { rotulo: 'Mais novos', por: [{ campo: 'anoModelo', direcao: 'desc' }] },
  km: { rotulo: 'Menos rodados', por: [{ campo: 'km', direcao: 'asc' }] },
  '-lances': { rotulo: 'Mais disputados', por: [{ campo: 'quantidadeLances', direcao: 'desc' }] },
  '-id': { rotulo: 'Cadastrados por último', por: [{ campo: 'id', direcao: 'desc' }] },
}

/** The same as TAMANHO_DA_PAGINA of the search's contract, which pages do not load. */
export const POR_PAGINA = 30
const MAXIMO_DE_PAGINAS = 333
export const UUID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/i

/** What the search would refuse is no filter: an address typed by hand is not an error. */
const serve = (v: string): boolean => v !== '' && v.length <= 200 && !v.includes('\u0000')

/** One branch of the tree: a brand, or one of its models (`Fiat|Uno`). */
export function lerMarcas(busca: URLSearchParams): { marca: string; modelos: string[] }[] {
  const ramos = new Map<string, string[]>()
  for (const texto of busca.getAll('marca').slice(0, 100)) {
    const [marca = '', modelo] = texto.split('|')
    if (!serve(marca)) continue
    const modelos = ramos.get(marca) ?? []
    if (modelo !== undefined && serve(modelo)) modelos.push(modelo)
    ramos.set(marca, modelos)
  }
  return [...ramos].map(([marca, modelos]) => ({ marca, modelos }))
}

/** What the URL says of one field; an auction may be named by its uid too. */
export function valoresDe(busca: URLSearchParams, { param }: DefinicaoDeFaceta): string[] {
  return [...new Set(busca.getAll(param))].filter(serve).slice(0, 100)
}

/** Null: no number there. */
function numero(busca: URLSearchParams, nome: string): number | null {
  const texto = (busca.get(nome) ?? '').replace(/\D/g, '')
  return texto === '' || texto.length > 11 ? null : Number(texto)
}

export function lerFaixa(
  busca: URLSearchParams,
  f: DefinicaoDeFaixa,
): { de: number | null; ate: number | null } {
  return { de: numero(busca, `${f.param}De`), ate: numero(busca, `${f.param}Ate`) }
}

/** The visitor's CEP as `00000-000`; null: none, or no place of Brazil. */
export function cepDe(busca: URLSearchParams): string | null {
  const cep = normalizarCep(busca.get('cep') ?? '')
  return pontoDoCep(cep) === null ? null : cep
}
export const RAIOS_KM = [50, 100, 300, 600] as const
export const raioDe = (busca: URLSearchParams): number | null =>
  cepDe(busca) === null ? null : (RAIOS_KM.find((r) => String(r) === busca.get('raio')) ?? null)

/** Lots that begin within so many days. */
const MAIOR_ESPERA_DIAS = 60
export function comecaDe(busca: URLSearchParams): number | null {
  const dias = numero(busca, 'comeca')
  return dias === null || dias < 1 || dias > MAIOR_ESPERA_DIAS ? null : dias
}

export const textoLivre = (busca: URLSearchParams): string =>
  (busca.get('q') ?? '').replaceAll('\u0000', '').trim().slice(0, 80)
export const pagina = (busca: URLSearchParams): number =>
  Math.min(MAXIMO_DE_PAGINAS, Math.max(1, numero(busca, 'pagina') ?? 1))

const temParametro = (busca: URLSearchParams, com: 'q' | 'cep'): boolean =>
  com === 'cep' ? cepDe(busca) !== null : textoLivre(busca) !== ''
export const ordensPossiveis = (
  busca: URLSearchParams,
  tipo: TipoHotsite,
): [nome: string, def: DefinicaoDeOrdem][] =>
  Object.entries(ORDENS).filter(
    ([, { com, em }]) => (com === undefined || temParametro(busca, com)) && (em === undefined || em === tipo),
  )

export function ordem(busca: URLSearchParams, tipo: TipoHotsite): string {
  const pedida = busca.get('ordem') ?? ''
  if (ordensPossiveis(busca, tipo).some(([nome]) => nome === pedida)) return pedida
  const [primeira] = ordensPossiveis(busca, tipo)
  if (primeira?.[1].com !== undefined) return primeira[0]
  if (busca.getAll('leilao').length === 1) return 'posicao'
  return tipo === 'loja' ? 'comPreco' : 'dataFim'
}

/** Filters of the moment: what ends soon, and what is newer than a lot. A saved search has none of them. */
export const DO_MOMENTO = ['encerrando', 'novos', 'comeca'] as const
const UM_DIA_MS = 86_400_000
const MAXIMO_DE_PATIOS = 200

/** The URL's filters as the search understands them; `perto`: the yards by their distance from its CEP. */
export function filtrosDe(
  busca: URLSearchParams,
  agora = Date.now(),
  perto: readonly PatioPerto[] = [],
): Filtro[] {
  const filtros: Filtro[] = []
  const q = textoLivre(busca)
  if (q !== '') filtros.push({ tipo: 'geral', campo: 'texto', valor: q })
  const marcas = lerMarcas(busca)
  if (marcas.length > 0)
    filtros.push({
      tipo: 'marca',
      campo: 'marca',
      marcas: marcas.map(({ marca, modelos }) => (modelos.length > 0 ? { marca, modelos } : { marca })),
    })
  for (const faceta of FACETAS) {
    const valores = valoresDe(busca, faceta)
    if (valores.length === 0 || (faceta.param === 'categoria' && valores.includes('todas'))) continue
    const porUid = faceta.campo === 'leilao' && valores.every((v) => UUID.test(v))
    filtros.push({ tipo: 'multipla', campo: porUid ? 'leiUid' : faceta.campo, valores })
  }
  for (const f of FAIXAS) {
    const { de, ate } = lerFaixa(busca, f)
    if (de === null && ate === null) continue
    filtros.push({
      tipo: 'range',
      campo: f.campo,
      ...(de === null ? {} : { de: de * f.escala }),
      ...(ate === null ? {} : { ate: ate * f.escala }),
    })
  }
  if (busca.get('comLance') === '1') filtros.push({ tipo: 'existe', campo: 'lance', valor: true })
  const numeros = busca.getAll('numero').filter(serve).slice(0, 20)
  if (numeros.length > 0) filtros.push({ tipo: 'multipla', campo: 'numero', valores: numeros })
  const raio = raioDe(busca)
  if (raio !== null) filtros.push(dentroDe(raio, perto))
  const dias = comecaDe(busca)
  if (dias !== null)
    filtros.push({ tipo: 'range', campo: 'dataInicio', de: agora, ate: agora + dias * UM_DIA_MS })
  if (busca.get('video') === '1') filtros.push({ tipo: 'existe', campo: 'video', valor: true })
  if (busca.get('encerrando') === '1')
    filtros.push({ tipo: 'range', campo: 'dataFim', de: agora, ate: agora + UM_DIA_MS })
  const novos = numero(busca, 'novos')
  if (novos !== null) filtros.push({ tipo: 'range', campo: 'id', de: novos + 1 })
  if (escondePadrao(busca))
    filtros.push({ tipo: 'diferente', campo: 'categoria', valores: [...FORA_DO_FILTRO_PADRAO] })
  return filtros
}

/** No yard so near: an empty list finds nothing, which is the truth. */
function dentroDe(raio: number, perto: readonly PatioPerto[]): Filtro {
  const nomes = perto.filter((p) => p.km <= raio).map((p) => p.nome)
  return nomes.length === 0
    ? { tipo: 'lista', campo: 'lelUid', valores: [] }
    : { tipo: 'multipla', campo: 'patio', valores: nomes.slice(0, MAXIMO_DE_PATIOS) }
}

/** Specification 9: who did not ask for a kind of good does not get real estate and equipment. */
export function escondePadrao(busca: URLSearchParams): boolean {
  return !['q', 'categoria', 'tipo', 'leilao', 'marca', 'patio', 'numero'].some((nome) => busca.has(nome))
}

function ordenacaoDe(busca: URLSearchParams, tipo: TipoHotsite, perto: readonly PatioPerto[]): Ordenacao[] {
  const qual = ordem(busca, tipo)
  const por = ORDENS[qual]?.por ?? []
  if (qual === 'relevancia') return precoPrimeiro<Ordenacao>(tipo, por.slice(1), por.slice(0, 1))
  if (qual !== 'perto') return [...por]
  const primeiros = perto.slice(0, MAXIMO_DE_PATIOS).map((p) => p.nome)
  return precoPrimeiro<Ordenacao>(tipo, [POR_FIM], [{ campo: 'patio', direcao: 'asc', primeiros }])
}

export function pedidoDe(
  busca: URLSearchParams,
  tipo: TipoHotsite,
  perto: readonly PatioPerto[] = [],
): PedidoDeBusca {
  return {
    from: (pagina(busca) - 1) * POR_PAGINA,
    size: POR_PAGINA,
    requisicoesBusca: filtrosDe(busca, Date.now(), perto),
    listaOrdenacao: ordenacaoDe(busca, tipo, perto),
  }
}

/** Filters that the words of `q` stand for take their place; `exato` keeps what was left from being read again. */
export function comEntendido(
  busca: URLSearchParams,
  parametros: readonly { readonly nome: string; readonly valor: string }[],
): void {
  busca.delete('q')
  for (const { nome, valor } of parametros) {
    if (nome === 'q') busca.set('q', valor)
    else if (UMA_VEZ.test(nome)) {
      if (!busca.has(nome)) busca.set(nome, valor)
    } else {
      // A model's chip is taken off without its make's.
      const marca = valor.split('|')[0] ?? ''
      if (nome === 'marca' && !busca.getAll(nome).includes(marca)) busca.append(nome, marca)
      if (!busca.getAll(nome).includes(valor)) busca.append(nome, valor)
    }
  }
  if (busca.has('q')) busca.set('exato', '1')
}
const UMA_VEZ = /^(?:ano|valor|km|mercado)(?:De|Ate)$/

/** `/leilao/carros/fiat`: words of the path become the filters that they stand for; null when they stand for nothing. */
export function doCaminho(
  resto: string,
  marcasConhecidas: readonly string[],
): [nome: string, valor: string][] | null {
  const [categoria, marca, ...demais] = resto.split('/').filter((s) => s !== '')
  if (demais.length > 0) return null
  const achados: [string, string][] = []
  if (categoria !== undefined) {
    const nome = CATEGORIAS.find((c) => slug(c) === slug(categoria) || `${slug(c)}s` === slug(categoria))
    if (nome === undefined) return null
    achados.push(['categoria', nome])
  }
  if (marca !== undefined) {
    const nome = marcasConhecidas.find((m) => slug(m) === semAcentos(marca))
    if (nome === undefined) return null
    achados.push(['marca', nome])
  }
  return achados
}
