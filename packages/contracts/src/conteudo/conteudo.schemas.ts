// Pages as visitors get them and as the house edits them. `PaginaPublica` has nothing of the draft: no name of an
// editor, no dates and nothing that is switched off.
import { DURACAO_MAXIMA_S } from '@martelo/domain/conteudo/duracao.ts'
import {
  ELEMENTOS,
  NOMES_DE_ELEMENTOS,
  NOMES_DE_ICONES,
  type TipoDeElemento,
} from '@martelo/domain/conteudo/elementos.ts'
import { validarLink } from '@martelo/domain/conteudo/enderecos.ts'
import { COLUNAS, MARGENS } from '@martelo/domain/conteudo/paginas.ts'
import { z } from 'zod'
import { Instante, inteiro, inteiroEscrito, texto, textoLivre, Uid } from '../core/fields.ts'
import { LeilaoDoSite } from '../leiloes/leilao.schemas.ts'
import { CartaoDeLote } from '../lotes/publico-lote.schemas.ts'
import { PatioPublico } from '../patios/patio.schemas.ts'

export const Elemento = z.enum(NOMES_DE_ELEMENTOS, 'Escolha o tipo da seção')
const TamanhoDaColuna = z.enum(COLUNAS, 'A coluna é inteira ou metade')
const Margem = z.enum(MARGENS, 'A margem é zero, pequena, media ou grande')

const curto = (max: number) => textoLivre('Texto inválido').trim().max(max, `Use no máximo ${max} caracteres`)
const vazioENulo = (t: string | null) => (t === '' ? null : t)
const opcional = (max: number) => curto(max).nullable().transform(vazioENulo)
const Cor = textoLivre('Escolha a cor')
  .regex(/^#[0-9a-f]{6}$/i, 'Use uma cor no formato #rrggbb')
  .toLowerCase()
  .nullable()

/** A URL (no top-level domain needed) or a path of this site; an empty one is null. */
export const LinkDoItem = textoLivre('Informe um endereço')
  .nullable()
  .transform((t, c) => {
    const r = validarLink(t ?? '')
    if (r.ok) return r.valor
    c.addIssue({ code: 'custom', message: r.mensagem })
    return z.NEVER
  })

/** A picture that this house sent; the handler looks whether it did. */
export const ImagemEnviada = textoLivre()
  .max(300, 'Envie a imagem novamente')
  .nullable()
  .transform(vazioENulo)

export const Config = z.object({
  titulo: curto(120).optional(),
  subtitulo: curto(240).optional(),
  quantidade: z
    .number()
    .int('Use um número inteiro')
    .min(1, 'No mínimo 1')
    .max(24, 'No máximo 24')
    .optional(),
  categoria: curto(60).optional(),
  marca: curto(80).optional(),
  estado: curto(40).optional(),
  cidade: curto(120).optional(),
  promocao: curto(80).optional(),
  leiUid: Uid.or(z.literal('')).optional(),
  video: textoLivre().max(300, 'Envie o vídeo novamente').optional(),
  ordem: z.enum(['destaques', 'dataFim', 'disputa'], 'Ordem desconhecida').optional(),
})

// Reading is lenient: what was stored before a rule existed must still open where it can be put right.
const guardado = z.string().nullable()
export const ItemDoEditor = z.object({
  uid: z.string(),
  titulo: guardado,
  subtitulo: guardado,
  texto: guardado,
  textoBotao: guardado,
  imagem: guardado,
  imagemMobile: guardado,
  icone: guardado,
  link: guardado,
  prioridade: z.number(),
  modelo: guardado,
  corTexto: guardado,
  corFundo: guardado,
  tempoEmSegundos: z.number().nullable(),
  ativo: z.boolean(),
  dataInicio: guardado,
  dataFim: guardado,
})

export const SessaoDoEditor = z.object({
  uid: z.string(),
  elemento: Elemento,
  nome: z.string(),
  ativo: z.boolean(),
  container: z.boolean(),
  tamanhoColuna: z.enum(COLUNAS),
  margemCabecalho: z.enum(MARGENS),
  margemRodape: z.enum(MARGENS),
  prioridade: z.number(),
  config: Config,
  createdAt: Instante,
  updatedAt: Instante,
  itens: z.array(ItemDoEditor),
})

export const PaginaDoEditor = z.object({
  uid: z.uuid(),
  uri: z.string(),
  modeloPagina: z.number().nullable(),
  ativa: z.boolean(),
  titulo: z.string(),
  descricao: z.string(),
  keywords: guardado,
  tituloPagina: guardado,
  descricaoPagina: guardado,
  imagemPrincipal: guardado,
  container: z.boolean(),
  /** of the draft: saving over a newer one is a conflict */
  versao: z.number(),
  alteradaPor: guardado,
  updatedAt: Instante,
  publicada: z.object({ numero: z.number(), em: Instante, por: guardado }).nullable(),
  /** the draft differs from what visitors see */
  mudou: z.boolean(),
  sessoes: z.array(SessaoDoEditor),
})

/** The version that the person read; without it, saving skips the check for a conflict. */
export const Versao = inteiro('Versão inválida').min(1, 'Versão inválida').optional()
export const VersaoNaBusca = z.object({
  versao: inteiroEscrito('Versão inválida').min(1, 'Versão inválida').optional(),
})

export const DadosDaPagina = z.object({
  titulo: texto(120, 'Informe o título'),
  descricao: texto(400, 'Informe a descrição'),
  keywords: opcional(300).optional(),
  tituloPagina: opcional(160).optional(),
  descricaoPagina: opcional(400).optional(),
  imagemPrincipal: ImagemEnviada.optional(),
  container: z.boolean({ error: 'Informe se a página tem margens laterais' }).default(true),
})

export const DadosDaSessao = z.object({
  nome: texto(80, 'Informe o nome da seção'),
  ativo: z.boolean({ error: 'Informe se a seção está ativa' }),
  tamanhoColuna: TamanhoDaColuna.optional(),
  margemCabecalho: Margem.optional(),
  margemRodape: Margem.optional(),
  container: z.boolean().optional(),
  config: Config.optional(),
})

const MODELOS = [
  ...new Set(
    Object.values<TipoDeElemento>(ELEMENTOS).flatMap((e) => (e.itens?.modelos ?? []).map(([valor]) => valor)),
  ),
] as [string, ...string[]]

export const DadosDoItem = z
  .object({
    titulo: opcional(160),
    subtitulo: opcional(240),
    texto: opcional(20_000),
    textoBotao: opcional(60),
    imagem: ImagemEnviada,
    imagemMobile: ImagemEnviada,
    icone: z.enum(NOMES_DE_ICONES, 'Escolha um ícone da lista').nullable(),
    link: LinkDoItem,
    prioridade: z.number().int('Use um número inteiro').min(0).max(10_000),
    modelo: z.enum(MODELOS, 'Modelo desconhecido').nullable(),
    corTexto: Cor,
    corFundo: Cor,
    tempoEmSegundos: z
      .number('Escreva minutos e segundos, como 3:25')
      .int('Use segundos inteiros')
      .min(1, 'O mínimo é um segundo')
      .max(DURACAO_MAXIMA_S, 'O máximo é um dia')
      .nullable(),
    ativo: z.boolean(),
    dataInicio: Instante.nullable(),
    dataFim: Instante.nullable(),
  })
  .partial()
  .refine((i) => !i.dataInicio || !i.dataFim || Date.parse(i.dataInicio) <= Date.parse(i.dataFim), {
    error: 'O fim vem antes do início',
    path: ['dataFim'],
  })

const publico = z.string().optional()
export const ItemPublico = z.object({
  uid: z.string(),
  titulo: publico,
  subtitulo: publico,
  texto: publico,
  textoBotao: publico,
  imagem: publico,
  imagemMobile: publico,
  icone: z.enum(NOMES_DE_ICONES).optional(),
  link: publico,
  modelo: publico,
  corTexto: publico,
  corFundo: publico,
  tempoEmSegundos: z.number().optional(),
  /** one of the house's banners, counted when it comes into view */
  banner: z.literal(true).optional(),
})
export type ItemPublico = z.infer<typeof ItemPublico>

const Contagem = z.object({ nome: z.string(), quantidade: z.number() })
/** What a section shows of the house's records; each kind of section fills its own. */
export const DadosCarregados = z.object({
  total: z.number().optional(),
  lotes: z.array(CartaoDeLote).optional(),
  /** the list that shows all of these; absent where no filter of the list does */
  verTodos: z.string().optional(),
  contagens: z.array(Contagem).optional(),
  leiloes: z.array(LeilaoDoSite).optional(),
  comitentes: z.array(z.object({ nome: z.string(), logo: z.string().nullable() })).optional(),
  patios: z.array(PatioPublico).optional(),
})
export type DadosCarregados = z.infer<typeof DadosCarregados>

export const SessaoPublica = z.object({
  uid: z.string(),
  elemento: Elemento,
  container: z.boolean(),
  tamanhoColuna: z.enum(COLUNAS),
  margemCabecalho: z.enum(MARGENS),
  margemRodape: z.enum(MARGENS),
  config: Config,
  itens: z.array(ItemPublico),
  dados: DadosCarregados,
})
export type SessaoPublica = z.infer<typeof SessaoPublica>

export const ConfiguracaoDaPagina = z.object({
  uri: z.string(),
  modeloPagina: z.number().nullable(),
  titulo: z.string(),
  descricao: z.string(),
  keywords: guardado,
  tituloPagina: guardado,
  descricaoPagina: guardado,
  imagemPrincipal: guardado,
  container: z.boolean(),
})

export const PaginaPublica = ConfiguracaoDaPagina.extend({ sessoes: z.array(SessaoPublica) })
export type PaginaPublica = z.infer<typeof PaginaPublica>

export const Uri = textoLivre('Informe o endereço da página')
  .trim()
  .toLowerCase()
  .regex(
    /^\/[a-z0-9/-]{0,118}$/,
    'Use um endereço como /quem-somos: letras sem acento, números, hífen e barra',
  )

/** Refusals of every change of a draft. */
export const RECUSAS_DO_EDITOR = { NAO_ENCONTRADO: 404, CAMPOS: 400, MUDOU: 409 } as const

export const ItemDoLogin = z.object({
  uri: texto(200, 'Informe o endereço'),
  titulo: texto(120, 'Informe o título'),
  subtitulo: texto(240, 'Informe o subtítulo'),
  imagem: texto(300, 'Envie a imagem'),
  link: LinkDoItem.optional(),
})
export const ConteudoDoLogin = z.object({
  nome: texto(80, 'Informe o nome'),
  prioridade: z.number({ error: 'Informe a prioridade' }).int('Use um número inteiro').min(0).max(10_000),
  uri: texto(200, 'Informe o endereço'),
  ativo: z.boolean({ error: 'Informe se está ativo' }),
  tituloSubtituloImagem: z.array(ItemDoLogin).max(8, 'Use no máximo 8 quadros'),
})
