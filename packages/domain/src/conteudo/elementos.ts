/**
 * The 35 kinds of sections, as data: what each draws, which fields of its items it uses, what it may be told, and which
 * records it loads. Editor, validation, loaders and drawing ask this table.
 * Source: the specification's list of section types, with the product's own names for those it does not spell out.
 */
import type { ConfigDaSessao, ItemDaSessao } from './paginas.ts'

export type CampoDoItem = Exclude<
  keyof ItemDaSessao,
  'uid' | 'prioridade' | 'ativo' | 'dataInicio' | 'dataFim'
>
export type CampoDaConfig = keyof ConfigDaSessao

/** What a section shows of the house's records. `navegador`: only the visitor's own browser knows. */
export type Fonte =
  | 'total'
  | 'categorias'
  | 'marcas'
  | 'estados'
  | 'lotes'
  | 'encerrando'
  | 'visitados'
  | 'disputados'
  | 'compreJa'
  | 'repasse'
  | 'sorteio'
  | 'leiloes'
  | 'comitentes'
  | 'patios'
  | 'numeros'
  | 'navegador'

export type GrupoDeElementos = 'Abertura' | 'Lotes' | 'Leilões' | 'Casa' | 'Textos' | 'Contato'

export interface TipoDeElemento {
  readonly nome: string
  readonly desenha: string
  readonly grupo: GrupoDeElementos
  readonly fonte: Fonte | null
  readonly itens: {
    readonly um: string
    readonly campos: readonly CampoDoItem[]
    readonly maximo: number
    /** values of the field `modelo`, the first is the usual one */
    readonly modelos?: readonly (readonly [string, string])[]
  } | null
  readonly config: readonly CampoDaConfig[]
}

const TITULOS = ['titulo', 'subtitulo'] as const
const FILTRO = ['categoria', 'marca', 'estado', 'cidade', 'promocao', 'leiUid', 'ordem'] as const
const FAIXA = ['titulo', 'texto', 'textoBotao', 'link', 'imagem', 'imagemMobile'] as const
const LADOS = [
  ['esquerda', 'Imagem à esquerda'],
  ['direita', 'Imagem à direita'],
] as const

type Opcoes = Partial<Omit<TipoDeElemento, 'nome' | 'desenha' | 'grupo'>>
const tipo = (
  nome: string,
  grupo: GrupoDeElementos,
  desenha: string,
  { fonte = null, itens = null, config = TITULOS }: Opcoes = {},
): TipoDeElemento => ({ nome, grupo, desenha, fonte, itens, config })

const lotes = (nome: string, desenha: string, fonte: Fonte, mais: readonly CampoDaConfig[] = []) =>
  tipo(nome, 'Lotes', desenha, { fonte, config: [...TITULOS, 'quantidade', ...mais] })

export const ELEMENTOS = {
  BUSCA_HERO: tipo(
    'Busca principal',
    'Abertura',
    'Imagem ou vídeo de fundo, título, busca livre e atalhos de tipo',
    {
      fonte: 'total',
      itens: { um: 'abertura', campos: ['titulo', 'texto', 'imagem', 'imagemMobile'], maximo: 1 },
      config: ['video'],
    },
  ),
  CATEGORIAS_DESTAQUE: tipo('Categorias em destaque', 'Abertura', 'Ícones das categorias, com contagem', {
    fonte: 'categorias',
  }),
  CARROSSEL_LOTES: lotes(
    'Carrossel de lotes',
    'Cartões de lote por filtro, em faixa que rola',
    'lotes',
    FILTRO,
  ),
  GRADE_LOTES: lotes('Grade de lotes', 'Os mesmos cartões em grade, com “ver mais”', 'lotes', FILTRO),
  LOTES_ENCERRANDO: lotes(
    'Encerrando agora',
    'O que termina primeiro, com contador regressivo',
    'encerrando',
  ),
  LOTES_MAIS_VISITADOS: lotes('Mais visitados', 'Os mais vistos dos últimos 7 dias', 'visitados'),
  LOTES_MAIS_DISPUTADOS: lotes('Mais disputados', 'Os de mais lances dos últimos 7 dias', 'disputados'),
  LOTES_VISTOS_RECENTEMENTE: lotes('Vistos por você', 'O que este navegador abriu por último', 'navegador'),
  LOTES_FAVORITOS: lotes('Seus favoritos', 'Favoritos de quem entrou na conta', 'navegador'),
  LOTES_COMPRE_JA: lotes('Compre já', 'Lotes com preço para levar na hora', 'compreJa'),
  LOTES_REPASSE: lotes('Repasse', 'Lotes oferecidos de novo após a rodada', 'repasse'),
  SORTEIO_BLACK_CAR: tipo('Black Car 10 e sorteio', 'Lotes', 'Lotes da promoção e o seu regulamento', {
    fonte: 'sorteio',
    itens: { um: 'regulamento', campos: ['titulo', 'texto', 'textoBotao', 'link'], maximo: 1 },
    config: [...TITULOS, 'quantidade'],
  }),
  LEILOES_DESTAQUE: tipo(
    'Leilões em destaque',
    'Leilões',
    'Cartão grande: data, leiloeiro, comitentes e lotes',
    {
      fonte: 'leiloes',
      config: [...TITULOS, 'quantidade'],
    },
  ),
  LISTA_LEILOES: tipo('Lista de leilões', 'Leilões', 'Próximos leilões com banners intercalados', {
    fonte: 'leiloes',
    itens: { um: 'banner', campos: ['titulo', 'imagem', 'imagemMobile', 'link'], maximo: 6 },
    config: [...TITULOS, 'quantidade'],
  }),
  AGENDA: tipo('Agenda', 'Leilões', 'Dias dos próximos leilões', {
    fonte: 'leiloes',
    config: [...TITULOS, 'quantidade'],
  }),
  EVENTOS_AO_VIVO: tipo('Eventos ao vivo', 'Leilões', 'O que acontece agora, com entrada para o auditório', {
    fonte: 'leiloes',
  }),
  TRANSMISSAO: tipo('Transmissão', 'Leilões', 'O vídeo do leilão ao vivo ou outro da casa', {
    fonte: 'leiloes',
    itens: { um: 'vídeo', campos: ['titulo', 'link', 'imagem'], maximo: 1 },
  }),
  BANNERS: tipo('Banners', 'Abertura', 'Imagens largas em faixa que rola, com período e link', {
    itens: { um: 'banner', campos: FAIXA, maximo: 12 },
    config: ['titulo'],
  }),
  BANNER_FAIXA: tipo('Faixa promocional', 'Abertura', 'Um banner de largura total com texto e botão', {
    itens: { um: 'faixa', campos: [...FAIXA, 'corTexto', 'corFundo'], maximo: 1 },
    config: [],
  }),
  MARCAS: tipo('Marcas', 'Lotes', 'As marcas com contagem; filtram a lista', {
    fonte: 'marcas',
    config: [...TITULOS, 'quantidade'],
  }),
  COMITENTES: tipo('Comitentes', 'Casa', 'Logos de quem vende aqui: bancos, seguradoras', {
    fonte: 'comitentes',
  }),
  LOTES_POR_ESTADO: tipo('Lotes por estado', 'Lotes', 'O Brasil em quadros, com contagem por estado', {
    fonte: 'estados',
  }),
  MAPA_PATIOS: tipo('Mapa de pátios', 'Casa', 'Onde ficam os pátios', { fonte: 'patios' }),
  LISTA_PATIOS: tipo('Lista de pátios', 'Casa', 'Cidade, endereço, telefone e visitação', {
    fonte: 'patios',
  }),
  ACORDEAO: tipo('Acordeão', 'Textos', 'Perguntas e respostas; sem itens, as do hotsite', {
    itens: { um: 'pergunta', campos: ['titulo', 'texto'], maximo: 40 },
  }),
  TEXTO: tipo('Texto', 'Textos', 'Título, subtítulo e texto rico', {
    itens: { um: 'texto', campos: ['titulo', 'subtitulo', 'texto', 'textoBotao', 'link'], maximo: 6 },
    config: [],
  }),
  TEXTO_IMAGEM: tipo('Texto com imagem', 'Textos', 'Duas colunas, a imagem de um dos lados', {
    itens: {
      um: 'bloco',
      campos: ['titulo', 'subtitulo', 'texto', 'imagem', 'textoBotao', 'link', 'modelo'],
      maximo: 6,
      modelos: LADOS,
    },
    config: [],
  }),
  DIFERENCIAIS: tipo('Diferenciais', 'Textos', 'Ícone, título e texto', {
    itens: { um: 'diferencial', campos: ['icone', 'titulo', 'texto', 'link'], maximo: 12 },
  }),
  PASSO_A_PASSO: tipo('Como funciona', 'Textos', 'Passos numerados', {
    itens: { um: 'passo', campos: ['titulo', 'texto'], maximo: 10 },
  }),
  NUMEROS: tipo('Números', 'Casa', 'Contadores; sem itens, os do próprio site', {
    fonte: 'numeros',
    itens: { um: 'número', campos: ['titulo', 'subtitulo', 'icone'], maximo: 6 },
  }),
  DEPOIMENTOS: tipo('Depoimentos', 'Casa', 'O que dizem os clientes: citação, nome, cidade, foto', {
    itens: { um: 'depoimento', campos: ['titulo', 'subtitulo', 'texto', 'imagem'], maximo: 12 },
  }),
  VIDEOS: tipo('Vídeos institucionais', 'Casa', 'Vídeos da casa, com duração', {
    itens: { um: 'vídeo', campos: ['titulo', 'subtitulo', 'link', 'tempoEmSegundos', 'imagem'], maximo: 12 },
  }),
  NEWSLETTER: tipo('Newsletter', 'Contato', 'Nome, e-mail, interesse e consentimento'),
  REDES_SOCIAIS: tipo('Redes sociais', 'Contato', 'As redes do hotsite'),
  CHAMADA_CONTATO: tipo('Chamada e contato', 'Contato', 'WhatsApp, telefone e um convite', {
    itens: { um: 'convite', campos: ['icone', 'titulo', 'texto', 'textoBotao', 'link'], maximo: 3 },
  }),
} as const satisfies Readonly<Record<string, TipoDeElemento>>

/** LISTA_LEILOES: a picture after so many auctions. */
export const LEILOES_POR_BANNER = 2

export type Elemento = keyof typeof ELEMENTOS
export const NOMES_DE_ELEMENTOS = Object.keys(ELEMENTOS) as [Elemento, ...Elemento[]]
/** The row with its optional parts visible to the compiler. */
export const elemento = (e: Elemento): TipoDeElemento => ELEMENTOS[e]

const DE_VIDEO: ReadonlySet<string> = new Set<Elemento>(['VIDEOS', 'TRANSMISSAO'])
/** The link of its items is a film: of the house, or at a host. */
export const itensSaoFilmes = (e: string): boolean => DE_VIDEO.has(e)

/** Pictograms that an item may carry; the site draws them from its one icon set. */
export const ICONES = {
  escudo: 'Escudo',
  martelo: 'Martelo',
  relogio: 'Relógio',
  calendario: 'Calendário',
  local: 'Local',
  telefone: 'Telefone',
  mensagem: 'Mensagem',
  carro: 'Carro',
  caminhao: 'Caminhão',
  documento: 'Documento',
  trofeu: 'Troféu',
  dinheiro: 'Dinheiro',
  pix: 'Pix',
  chave: 'Chave',
  pessoas: 'Pessoas',
  ferramenta: 'Ferramenta',
  estrela: 'Estrela',
  camera: 'Câmera',
} as const
export type Icone = keyof typeof ICONES
export const NOMES_DE_ICONES = Object.keys(ICONES) as [Icone, ...Icone[]]
