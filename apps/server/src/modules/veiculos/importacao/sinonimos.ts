/**
 * The words that spreadsheets and notices use for fuels, colours, kinds of vehicle and so on → our codes. Compared
 * folded (accents, case, plural), as a whole. A word that is not here is an error of the cell, never a guess; colours
 * are the exception, because paint has more names than any list.
 */
import { dobrar } from '@martelo/domain/comum/texto.ts'
import { TIPOS_DE_LOTE, type TipoLote } from '@martelo/domain/lotes/tipos.ts'

export type Dicionario = ReadonlyMap<string, string>

function dicionario(linhas: Readonly<Record<string, readonly string[]>>): Dicionario {
  return new Map(
    Object.entries(linhas).flatMap(([codigo, palavras]) =>
      [codigo, ...palavras].map((palavra): [string, string] => [dobrar(palavra), codigo]),
    ),
  )
}

/** Also answers the numbers of the RENAVAM table where they are unambiguous. */
export const COMBUSTIVEIS = dicionario({
  GAS: ['gasolina', 'gasolina comum', 'g', '02'],
  ALC: ['etanol', 'álcool', 'alc', 'a', 'e', '01'],
  DIE: ['diesel', 'óleo diesel', 'diesel s10', 'diesel s500', 'd', '03'],
  FLE: [
    'flex',
    'flexível',
    'total flex',
    'bicombustível',
    'álcool/gasolina',
    'gasolina/álcool',
    'etanol/gasolina',
    'gasolina/etanol',
    'alc/gas',
    'gas/alc',
    'f',
    '16',
  ],
  GNV: [
    'gás natural',
    'gás natural veicular',
    'gasolina/gnv',
    'gasolina/gás natural veicular',
    'álcool/gnv',
    '15',
  ],
  FGN: [
    'flex + gnv',
    'flex/gnv',
    'gasolina/álcool/gnv',
    'álcool/gasolina/gnv',
    'gasolina/álcool/gás natural',
    'gasolina/álcool/gás natural veicular',
    '17',
  ],
  HIB: ['híbrido', 'hybrid', 'gasolina/elétrico', 'híbrido gasolina', '18'],
  HIF: ['híbrido flex', 'flex híbrido', 'híbrido flexível'],
  HPI: ['híbrido plug-in', 'plug-in', 'phev'],
  HDI: ['híbrido diesel', 'diesel híbrido', 'diesel/elétrico'],
  ELE: ['elétrico', 'elétrica', 'elétrico/fonte interna', 'elétrico/fonte externa', 'ev', 'bev', '06', '07'],
  OUT: ['outro', 'outros'],
})

/** Keys are the names as shown: colours are words, not codes. */
export const CORES = dicionario({
  Amarela: ['amarelo'],
  Azul: [],
  Bege: [],
  Branca: ['branco', 'br', 'branca pérola'],
  Cinza: ['grafite', 'chumbo'],
  Dourada: ['dourado', 'ouro'],
  Grená: ['vinho', 'bordô'],
  Laranja: [],
  Marrom: ['bronze', 'castanho'],
  Prata: ['prateado', 'prateada'],
  Preta: ['preto', 'pt'],
  Rosa: ['pink'],
  Roxa: ['roxo', 'violeta', 'lilás'],
  Verde: [],
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
  ...dicionario(SINONIMOS_DE_TIPO),
])

export function tipoPorNome(nome: string): TipoLote | null {
  return TIPOS_DE_LOTE.find((tipo) => tipo.nome === nome) ?? null
}

export const ORIGENS = dicionario({
  AMIGAVEL: ['amigável', 'entrega amigável', 'retomada amigável'],
  JUDICIAL: ['judicial', 'busca e apreensão', 'retomada judicial'],
  PT_COLISAO: ['pt colisão', 'perda total colisão', 'colisão'],
  PT_ROUBO_FURTO_RECUPERADO: [
    'roubo e furto',
    'roubo/furto',
    'recuperado de roubo',
    'pt roubo furto recuperado',
    'furto recuperado',
    'roubo recuperado',
  ],
  PT_ENCHENTE: ['enchente', 'pt enchente', 'alagamento'],
  PT_INCENDIO: ['incêndio', 'pt incêndio'],
  FROTA: ['frota', 'renovação de frota', 'locadora'],
  EXTRAJUDICIAL: ['extrajudicial'],
  VENDA_DIRETA: ['venda direta', 'particular'],
  ALIENACAO: ['alienação', 'alienação fiduciária'],
  SINISTRADO: ['sinistrado', 'sinistro', 'seguradora'],
  LOJA: ['loja', 'lojista', 'repasse de loja'],
  NAO_DEFINIDO: ['não definido', 'outros', 'apreensão', 'apreendido'],
})

export const MONTAS = dicionario({
  PEQUENA: ['pequena', 'pequena monta', 'p'],
  MEDIA: ['média', 'média monta', 'm'],
  GRANDE: ['grande', 'grande monta', 'g'],
})

export const CONSERVACOES = dicionario({
  CONSERVADO: ['conservado', 'circulação', 'recuperável', 'direito a documento'],
  SUCATA_APROVEITAVEL: ['sucata', 'sucata aproveitável'],
  SUCATA_MOTOR_INSERVIVEL: ['sucata motor inservível', 'sucata aproveitável com motor inservível'],
  SUCATA_INSERVIVEL: ['sucata inservível', 'reciclagem'],
})

export const CAMBIOS = dicionario({
  MANUAL: ['manual', 'mecânico', 'm'],
  AUTOMATICO: ['automático', 'aut', 'a', 'cvt'],
  AUTOMATIZADO: ['automatizado', 'i-motion', 'dualogic', 'easytronic'],
})

export const NEGOCIACOES = dicionario({
  DISPUTA: ['disputa', 'leilão', 'lance', 'lances'],
  PROPOSTA: ['proposta', 'oferta'],
  COMPRE_JA: ['compre já', 'compra imediata', 'preço fixo'],
})

export const PNEUS = dicionario({
  BOM: ['bom', 'bons', 'novo'],
  'MEIA-VIDA': ['meia vida', 'meia-vida', 'regular'],
  TROCA: ['troca', 'trocar', 'ruim', 'careca'],
})
export const DIRECOES = dicionario({
  HIDRAULICA: ['hidráulica'],
  ELETRICA: ['elétrica', 'eletro-hidráulica'],
  NENHUMA: ['nenhuma', 'mecânica', 'não'],
})
export const RODAS = dicionario({
  FERRO: ['ferro', 'aço', 'calota'],
  LIGA_LEVE: ['liga leve', 'liga', 'alumínio'],
})
export const BATERIAS = dicionario({
  FUNCIONANDO: ['funcionando', 'boa', 'ok'],
  AUXILIO: ['precisou de auxílio', 'auxílio', 'descarregada', 'chupeta'],
})
export const TACOGRAFOS = dicionario({
  FUNCIONANDO: ['funcionando', 'ok'],
  NAO_FUNCIONANDO: ['não funcionando', 'com defeito'],
  NAO_POSSUI: ['não possui', 'não', 'sem'],
})
export const CARROCERIAS = dicionario({
  BAU: ['baú'],
  GRADE_BAIXA: ['grade baixa'],
  CACAMBA: ['caçamba', 'basculante'],
  SIDER: ['sider'],
  GRANELEIRO: ['graneleiro', 'graneleira'],
  FRIGORIFICO: ['frigorífico', 'frigorífica'],
  CARGA_SECA: ['carga seca'],
})

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
