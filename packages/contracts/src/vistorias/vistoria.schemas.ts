import { DANOS, GRAVIDADES, type Gravidade, type TipoDeDano } from '@martelo/domain/vistorias/danos.ts'
import { SITUACOES_DE_VISTORIA } from '@martelo/domain/vistorias/states.ts'
import {
  LIMITES_DO_TIPO,
  TIPOS_DE_BEM_VISTORIADO,
  TIPOS_DE_IMAGEM,
  TIPOS_DE_ITEM,
  type TipoDeItem,
} from '@martelo/domain/vistorias/tipo-de-vistoria.ts'
import { z } from 'zod'
import { endereco, Instante, inteiro, texto, textoLivre, Uid } from '../core/fields.ts'

export const SituacaoDaVistoria = z.enum(SITUACOES_DE_VISTORIA, 'Escolha uma situação')
export const BemVistoriado = z.enum(TIPOS_DE_BEM_VISTORIADO, 'Escolha um tipo de bem')
export const NotaDaVistoria = z.enum(['A', 'B', 'C', 'D', 'E'])

const Codigo = textoLivre('Código inválido')
  .min(1, 'Código inválido')
  .max(40, 'Código inválido')
  .regex(/^[a-z0-9-]+$/, 'Código inválido')

const Opcao = z.object({
  valor: texto(60, 'Informe a opção'),
  pontos: inteiro('Informe os pontos').min(0, 'Informe os pontos').max(50, 'No máximo 50 pontos'),
})

const EnderecoDoExemplo = z.union([
  endereco('Endereço inválido')
    .max(500, 'Endereço muito longo')
    .regex(/^https:/, 'Use um endereço https://'),
  textoLivre()
    .max(300, 'Endereço muito longo')
    .regex(/^\/arquivos\/[\w./-]+$/, 'Endereço inválido'),
])

export const ItemDaVistoria = z.object({
  id: Codigo,
  nome: texto(80, 'Informe o nome do item'),
  tipo: z.enum(Object.keys(TIPOS_DE_ITEM) as [TipoDeItem, ...TipoDeItem[]], 'Escolha o tipo de resposta'),
  obrigatorio: z.boolean({ error: 'Responda sim ou não' }),
  ordem: inteiro().min(0).max(1000),
  opcoes: z.array(Opcao).max(LIMITES_DO_TIPO.opcoes, 'Use no máximo 20 opções'),
  exemploUrl: EnderecoDoExemplo.nullable(),
  ajuda: textoLivre('Texto inválido').trim().max(200, 'Use no máximo 200 caracteres'),
  rodas: z.array(texto(40, 'Informe a roda')).max(LIMITES_DO_TIPO.rodas, 'Use no máximo 34 rodas'),
  publico: z.boolean({ error: 'Responda sim ou não' }),
})
export const CategoriaDaVistoria = z.object({
  id: Codigo,
  nome: texto(80, 'Informe o nome da categoria'),
  tipoImagem: z.enum(TIPOS_DE_IMAGEM, 'Escolha o desenho').nullable(),
  ordem: inteiro().min(0).max(1000),
  itens: z.array(ItemDaVistoria).max(LIMITES_DO_TIPO.itens, 'Use no máximo 150 itens'),
})
export const CategoriasDaVistoria = z
  .array(CategoriaDaVistoria)
  .max(LIMITES_DO_TIPO.categorias, 'Use no máximo 20 categorias')

const Milesimos = inteiro('Lugar inválido').min(0, 'Lugar inválido').max(1000, 'Lugar inválido')
export const Marca = z.object({
  x: Milesimos,
  y: Milesimos,
  dano: z.enum(Object.keys(DANOS) as [TipoDeDano, ...TipoDeDano[]], 'Escolha o dano'),
  gravidade: z.literal(
    Object.keys(GRAVIDADES).map((g) => Number(g) as Gravidade),
    { error: 'Escolha a gravidade' },
  ),
  nota: textoLivre('Texto inválido').trim().max(200, 'Use no máximo 200 caracteres'),
})

export const RespostaEnviada = z.object({
  item: Codigo,
  n: inteiro('Resposta sem número').min(1, 'Resposta sem número'),
  valores: z.array(textoLivre('Resposta inválida').max(2000, 'Resposta muito longa')).max(40),
  marcacoes: z.array(Marca).max(60, 'Use no máximo 60 marcas'),
  observacao: textoLivre('Texto inválido').trim().max(2000, 'Use no máximo 2000 caracteres'),
  aparelhoEm: Instante,
})

/** An item as an inspection shows it: what is asked, and what was answered. */
export const ItemRespondido = ItemDaVistoria.extend({
  resposta: z.array(z.string()),
  marcacoes: z.array(Marca),
  observacao: z.string(),
  recebidaEm: Instante.nullable(),
  aparelhoEm: Instante.nullable(),
  fotos: z.array(z.object({ uid: Uid, nome: z.string() })),
})
export const CategoriaRespondida = CategoriaDaVistoria.extend({ itens: z.array(ItemRespondido) })
export type CategoriaRespondida = z.output<typeof CategoriaRespondida>

export const VeiculoDaVistoria = z.object({
  uid: z.uuid(),
  nome: z.string(),
  placa: z.string().nullable(),
  chassi: z.string().nullable(),
  bem: BemVistoriado,
})

export const LinhaDaVistoria = z.object({
  id: z.number(),
  uid: z.uuid(),
  tipo: z.object({ uid: z.uuid(), nome: z.string(), versao: z.number() }),
  situacao: SituacaoDaVistoria,
  vistoriador: z.string().nullable(),
  hash: z.string(),
  saidaPatio: z.boolean(),
  sincronizadaEm: Instante.nullable(),
  dataInicio: Instante.nullable(),
  dataFim: Instante.nullable(),
  nota: NotaDaVistoria.nullable(),
  veiculo: VeiculoDaVistoria,
  patio: z.string().nullable(),
  remocao: z.number().nullable(),
  estadia: z.number().nullable(),
  aparelho: z.string().nullable(),
  copias: z.number(),
  pedidaPor: z.string().nullable(),
  createdAt: Instante,
  versao: z.number(),
})
export type LinhaDaVistoria = z.output<typeof LinhaDaVistoria>

export const TipoDeVistoria = z.object({
  id: z.number(),
  uid: z.uuid(),
  nome: z.string(),
  podeEditar: z.boolean(),
  disponivelParaTipos: z.array(BemVistoriado),
  mostrarAoComprador: z.boolean(),
  ativo: z.boolean(),
  updatedAt: Instante,
  versao: z.number(),
  /** of the questions: an inspection keeps the one it was made with */
  versaoDasPerguntas: z.number(),
  itens: z.number(),
})
