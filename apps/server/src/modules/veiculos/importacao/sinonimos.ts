/**
 * The words that spreadsheets and notices use for fuels, colours, kinds of vehicle and so on → our codes. Compared
 * folded (accents, case, plural), as a whole. A word that is not here is an error of the cell, never a guess; colours
 * are the exception, because paint has more names than any list.
 */
import { dobrar } from '@martelo/domain/comum/texto.ts'
import { TIPOS_DE_LOTE, type TipoLote } from '@martelo/domain/lotes/tipos.ts'
import {
  COMBUSTIVEIS as ROTULOS_DE_COMBUSTIVEL,
  COMBUSTIVEIS_RENAVAM,
  type Combustivel,
  CORES as CORES_RENAVAM,
} from '@martelo/domain/veiculos/codigos.ts'
import {
  type Conservacao,
  CONSERVACOES as DADOS_DAS_CONSERVACOES,
  type Monta,
  MONTAS as DADOS_DAS_MONTAS,
} from '@martelo/domain/veiculos/conservacao.ts'
import { ITENS_POR_TIPO, type ItemDetalhado } from '@martelo/domain/veiculos/itens-detalhados.ts'
import { type Origem, ORIGENS as DADOS_DAS_ORIGENS } from '@martelo/domain/veiculos/origens.ts'

export type Dicionario = ReadonlyMap<string, string>

/** Codes and labels of the domain, and here only the other words that people use for them. */
function dicionario<C extends string>(
  rotulos: Readonly<Record<C, string>>,
  outras: Readonly<Partial<Record<C, readonly string[]>>>,
): Dicionario {
  return new Map(
    (Object.entries(rotulos) as [C, string][]).flatMap(([codigo, rotulo]) =>
      [codigo, rotulo, ...(outras[codigo] ?? [])].map((palavra): [string, string] => [
        dobrar(palavra),
        codigo,
      ]),
    ),
  )
}

function rotulosDe<C extends string>(
  dados: Readonly<Record<C, { readonly rotulo: string }>>,
): Record<C, string> {
  const pares = (Object.entries(dados) as [C, { readonly rotulo: string }][]).map(([c, { rotulo }]) => [
    c,
    rotulo,
  ])
  return Object.fromEntries(pares) as Record<C, string>
}

/** Also answers the numbers and the names of the RENAVAM table. */
export const COMBUSTIVEIS: Dicionario = new Map([
  ...Object.entries(COMBUSTIVEIS_RENAVAM).flatMap(([numero, { nome, combustivel }]): [string, string][] => [
    [numero, combustivel],
    [dobrar(nome), combustivel],
  ]),
  ...dicionario<Combustivel>(ROTULOS_DE_COMBUSTIVEL, {
    GAS: ['gasolina comum', 'g'],
    ALC: ['álcool', 'a', 'e'],
    DIE: ['óleo diesel', 'diesel s10', 'diesel s500', 'd'],
    FLE: [
      'flexível',
      'total flex',
      'bicombustível',
      'gasolina/álcool',
      'etanol/gasolina',
      'gasolina/etanol',
      'alc/gas',
      'gas/alc',
      'alco/gasol',
      'gasol/alco',
      'álcool/gasol',
      'gasol/álcool',
      'f',
    ],
    GNV: ['gás natural', 'gasolina/gnv', 'álcool/gnv'],
    FGN: ['flex/gnv', 'gasolina/álcool/gnv', 'álcool/gasolina/gnv', 'gasolina/álcool/gás natural'],
    HIB: ['hybrid', 'híbrido gasolina'],
    HIF: ['flex híbrido', 'híbrido flexível'],
    HPI: ['plug-in', 'phev'],
    HDI: ['diesel híbrido', 'diesel/elétrico'],
    ELE: ['elétrica', 'ev', 'bev'],
    OUT: ['outros'],
  }),
])

const NOMES_DE_CORES: Record<string, string> = Object.fromEntries(
  Object.values(CORES_RENAVAM).map((nome) => [nome, nome]),
)

/** Colours are kept by name, as the RENAVAM table spells it. */
export const CORES = dicionario(NOMES_DE_CORES, {
  Amarelo: ['amarela'],
  Branca: ['branco', 'br', 'branca pérola'],
  Cinza: ['grafite', 'chumbo'],
  Dourada: ['dourado', 'ouro'],
  Grená: ['vinho', 'bordô'],
  Marrom: ['bronze', 'castanho'],
  Prata: ['prateado', 'prateada'],
  Preta: ['preto', 'pt'],
  Rosa: ['pink'],
  Roxa: ['roxo', 'violeta', 'lilás'],
  Vermelha: ['vermelho'],
  Fantasia: ['colorida', 'multicor'],
})

/** Other words for the names in `TIPOS_DE_LOTE`; their own names need no line here. */
export const SINONIMOS_DE_TIPO = {
  Automóvel: [
    'carro',
    'automóvel de passeio',
    'passeio',
    'veículo',
    'leve',
    'hatch',
    'sedan',
    'sedã',
    'suv',
    'táxi',
  ],
  Caminhão: ['pesado', 'caminhão/ônibus', 'truck', 'toco', 'caminhão toco', 'caminhão truck'],
  'Micro-ônibus': ['microônibus'],
  'Cavalo mecânico': ['cavalo', 'caminhão-trator', 'caminhão trator', 'cavalo-mecânico'],
  Semirreboque: ['semi-reboque', 'carreta semi-reboque', 's.reboque', 'sr'],
  Reboque: ['carretinha', 'reboque comum'],
  Utilitário: [
    'camioneta',
    'caminhonete',
    'pick-up',
    'picape',
    'furgão',
    'van',
    'automóvel/utilitário',
    'kombi',
  ],
  Motocicleta: [
    'moto',
    'motoneta',
    'ciclomotor',
    'scooter',
    'triciclo',
    'quadriciclo',
    'motocicleta/acessório',
  ],
  Sucata: ['veículo para desmontagem', 'sucata de veículo'],
  Trator: ['trator agrícola', 'trator de rodas'],
  'Máquina de construção': [
    'retroescavadeira',
    'pá carregadeira',
    'escavadeira',
    'motoniveladora',
    'máquina',
  ],
  'Máquina agrícola': ['colheitadeira', 'plantadeira'],
  'Veículo recuperável': ['recuperável'],
  Aeronave: ['avião', 'helicóptero'],
  Embarcação: ['barco', 'lancha', 'jet ski'],
  Galpão: ['galpões'],
  Celular: ['celular/acessório', 'smartphone'],
  'Equipamento de informática': ['informática', 'notebook', 'computador'],
  Eletrônico: ['eletrônico/áudio/vídeo', 'videogame', 'aparelho de som/acessório'],
  Vestuário: ['bolsa/calçados', 'têxtil'],
  'Peças e acessórios': ['peça/acessório para veículo', 'aparelho/peça mecânica', 'peças'],
  'Pneus e rodas': ['pneu', 'pneus'],
  Joia: ['joia/pedra preciosa', 'bijuteria'],
  Relógio: ['relógio/parte'],
  'Obra de arte': ['objeto de arte/coleção/antiguidade'],
  Bicicleta: ['bicicleta/acessório'],
  Outros: ['outro', 'diversos', 'bens diversos', 'bazar'],
} as const

/** Word → name of a kind of lot. */
export const TIPOS: Dicionario = new Map([
  ...TIPOS_DE_LOTE.map(({ nome }): [string, string] => [dobrar(nome), nome]),
  ...Object.entries(SINONIMOS_DE_TIPO).flatMap(([nome, outras]) =>
    outras.map((palavra): [string, string] => [dobrar(palavra), nome]),
  ),
])

export function tipoPorNome(nome: string): TipoLote | null {
  return TIPOS_DE_LOTE.find((tipo) => tipo.nome === nome) ?? null
}

export const ORIGENS = dicionario<Origem>(rotulosDe(DADOS_DAS_ORIGENS), {
  // A bank's word for what it took back, when it does not say how: the preview shows what it was read as.
  AMIGAVEL: ['amigável', 'entrega amigável', 'financeira', 'financiamento', 'recuperado de financiamento'],
  JUDICIAL: ['judicial', 'busca e apreensão'],
  PT_COLISAO: ['pt colisão', 'colisão'],
  PT_ROUBO_FURTO_RECUPERADO: [
    'roubo e furto',
    'roubo/furto',
    'recuperado de roubo',
    'furto recuperado',
    'roubo recuperado',
  ],
  PT_ENCHENTE: ['enchente', 'pt enchente', 'alagamento'],
  PT_INCENDIO: ['incêndio', 'pt incêndio'],
  SINISTRADO: ['sinistro', 'seguradora'],
  FROTA: ['renovação de frota', 'locadora'],
  LOJA: ['lojista', 'repasse de loja'],
  APREENSAO: ['apreendido', 'receita federal'],
  VENDA_DIRETA: ['particular'],
  ALIENACAO: ['alienação fiduciária'],
  NAO_DEFINIDO: ['outros'],
})

export const MONTAS = dicionario<Monta>(rotulosDe(DADOS_DAS_MONTAS), {
  PEQUENA: ['p'],
  MEDIA: ['m', 'média'],
  GRANDE: ['g'],
})

export const CONSERVACOES = dicionario<Conservacao>(rotulosDe(DADOS_DAS_CONSERVACOES), {
  CONSERVADO: ['circulação', 'recuperável', 'direito a documento'],
  SUCATA_APROVEITAVEL: ['sucata'],
  SUCATA_MOTOR_INSERVIVEL: ['sucata motor inservível'],
  SUCATA_INSERVIVEL: ['reciclagem'],
})

export const NEGOCIACOES = dicionario(
  { DISPUTA: 'Disputa', PROPOSTA: 'Proposta', COMPRE_JA: 'Compre já' },
  {
    DISPUTA: ['leilão', 'lance', 'lances'],
    PROPOSTA: ['oferta'],
    COMPRE_JA: ['compra imediata', 'preço fixo'],
  },
)

/** Answers of detailed items, whatever the item: other words → code. Only codes that the item knows are taken. */
const RESPOSTAS: Readonly<Record<string, readonly string[]>> = {
  BOM: ['bons', 'novo'],
  'MEIA-VIDA': ['meia vida', 'regular'],
  TROCA: ['trocar', 'ruim', 'careca'],
  HIDRAULICA: ['hidráulico'],
  ELETRICA: ['elétrico', 'eletro-hidráulica'],
  ELETRICO: ['elétrica', 'sim'],
  FERRO: ['aço', 'calota'],
  LIGA_LEVE: ['liga', 'alumínio'],
  FUNCIONANDO: ['boa', 'ok'],
  PRECISOU_DE_CARGA: ['precisou de auxílio', 'auxílio', 'descarregada', 'chupeta'],
  NAO_FUNCIONANDO: ['com defeito'],
  NAO_POSSUI: ['não', 'nenhuma', 'mecânica', 'sem'],
  CACAMBA: ['basculante'],
  GRANELEIRO: ['graneleira'],
  FRIGORIFICO: ['frigorífica'],
  COURO: ['sim', 'couro sintético'],
  MANUAL: ['mecânico', 'm'],
  AUTOMATICO: ['aut'],
  AUTOMATIZADO: ['i-motion', 'dualogic', 'easytronic'],
  '4': ['4'],
  '6': ['6'],
  '8': ['8'],
}

/** Every detailed item once, in the order of the forms. */
export const ITENS_DETALHADOS: readonly ItemDetalhado[] = [
  ...new Map(
    Object.values(ITENS_POR_TIPO).flatMap((itens) => itens.map((i) => [i.campo, i] as const)),
  ).values(),
]

export function dicionarioDoItem({ opcoes }: ItemDetalhado): Dicionario {
  return dicionario(opcoes, RESPOSTAS)
}

const cambio = ITENS_DETALHADOS.find((i) => i.campo === 'tipoCambio')
export const CAMBIOS: Dicionario = cambio ? dicionarioDoItem(cambio) : new Map()

const SIM = new Set(
  ['sim', 's', 'x', 'v', 'yes', 'true', 'verdadeiro', '1', 'com', 'possui', 'tem', 'ok', 'presente'].map(
    dobrar,
  ),
)
const NAO = new Set(
  ['não', 'n', 'no', 'false', 'falso', '0', 'sem', 'não possui', 'não tem', 'ausente'].map(dobrar),
)

export function procurar(dic: Dicionario, texto: string): string | null {
  return dic.get(dobrar(texto)) ?? null
}

/** The colour by its whole name, or by its first word ("prata metálico"). */
export function procurarCor(texto: string): string | null {
  const inteira = procurar(CORES, texto)
  return inteira ?? CORES.get(dobrar(texto).split(' ')[0] ?? '') ?? null
}

export function simOuNao(texto: string): boolean | null {
  const dobrado = dobrar(texto)
  if (SIM.has(dobrado)) return true
  return NAO.has(dobrado) ? false : null
}

export const UFS: ReadonlySet<string> = new Set(
  'AC AL AP AM BA CE DF ES GO MA MT MS MG PA PB PR PE PI RJ RN RS RO RR SC SP SE TO'.split(' '),
)
