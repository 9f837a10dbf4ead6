// Kinds of goods: the categories that visitors filter by, the 51 fine types behind them, and the order of display.
// The ids are data (`tipo_lote`); no literal id stands in other code. The specification gives four groups of ids
// without their meaning; the names are ours and the groups are kept exactly. A display group is no category: it may
// mix goods and vehicles. Scrap is no vehicle: only accredited companies may bid on it.

export const CATEGORIAS = [
  'Carros',
  'Moto',
  'Pesados',
  'Utilitários',
  'Sucatas',
  'Equipamentos',
  'Imóveis',
  'Recuperável',
  'Aeronaves',
  'Embarcações',
] as const

export type Categoria = (typeof CATEGORIAS)[number]

/** A search without a chosen category leaves these out (specification 9). */
export const FORA_DO_FILTRO_PADRAO: readonly Categoria[] = ['Imóveis', 'Equipamentos']

/** Display groups, in the order in which they are shown. */
export const GRUPOS_DE_EXIBICAO = [
  { chave: 'veiculos', rotulos: ['Carros', 'Veículos', 'Outros'] },
  { chave: 'utilitarios', rotulos: ['Utilitários'] },
  { chave: 'motos', rotulos: ['Motos'] },
  { chave: 'equipamentos', rotulos: ['Equipamentos'] },
  { chave: 'pesados', rotulos: ['Pesados'] },
  { chave: 'imoveis', rotulos: ['Imóveis'] },
  { chave: 'sucatas', rotulos: ['Sucatas'] },
] as const

export type GrupoDeExibicao = (typeof GRUPOS_DE_EXIBICAO)[number]['chave']

export type TipoLote = {
  readonly id: number
  readonly nome: string
  readonly categoria: Categoria
  readonly grupo: GrupoDeExibicao
}

type Linha = readonly [id: number, nome: string, categoria: Categoria, grupo: GrupoDeExibicao]

const LINHAS: readonly Linha[] = [
  [1, 'Automóvel', 'Carros', 'veiculos'],
  [2, 'Caminhão', 'Pesados', 'pesados'],
  [3, 'Ônibus', 'Pesados', 'pesados'],
  [4, 'Utilitário', 'Utilitários', 'utilitarios'],
  [5, 'Motocicleta', 'Moto', 'motos'],
  [6, 'Micro-ônibus', 'Pesados', 'pesados'],
  [7, 'Cavalo mecânico', 'Pesados', 'pesados'],
  [8, 'Semirreboque', 'Pesados', 'pesados'],
  [9, 'Reboque', 'Pesados', 'pesados'],
  [10, 'Carreta', 'Pesados', 'pesados'],
  [11, 'Caçamba', 'Pesados', 'pesados'],
  [12, 'Sucata', 'Sucatas', 'sucatas'],
  [13, 'Trator', 'Pesados', 'pesados'],
  [14, 'Máquina agrícola', 'Pesados', 'pesados'],
  [15, 'Máquina de construção', 'Pesados', 'pesados'],
  [16, 'Equipamento industrial', 'Equipamentos', 'equipamentos'],
  [17, 'Empilhadeira', 'Equipamentos', 'equipamentos'],
  [18, 'Gerador', 'Equipamentos', 'equipamentos'],
  [19, 'Compressor', 'Equipamentos', 'equipamentos'],
  [20, 'Ferramenta', 'Equipamentos', 'equipamentos'],
  [21, 'Equipamento médico', 'Equipamentos', 'equipamentos'],
  [22, 'Equipamento de informática', 'Equipamentos', 'equipamentos'],
  [23, 'Móveis', 'Carros', 'veiculos'],
  [24, 'Eletrodoméstico', 'Carros', 'veiculos'],
  [25, 'Eletrônico', 'Carros', 'veiculos'],
  [26, 'Celular', 'Carros', 'veiculos'],
  [27, 'Joia', 'Carros', 'veiculos'],
  [28, 'Relógio', 'Carros', 'veiculos'],
  [29, 'Obra de arte', 'Carros', 'veiculos'],
  [30, 'Antiguidade', 'Carros', 'veiculos'],
  [31, 'Vestuário', 'Carros', 'veiculos'],
  [32, 'Instrumento musical', 'Carros', 'veiculos'],
  [33, 'Artigo esportivo', 'Carros', 'veiculos'],
  [34, 'Bicicleta', 'Carros', 'veiculos'],
  [35, 'Peças e acessórios', 'Carros', 'veiculos'],
  [36, 'Pneus e rodas', 'Carros', 'veiculos'],
  [37, 'Material de construção', 'Carros', 'veiculos'],
  [38, 'Material de escritório', 'Carros', 'veiculos'],
  [39, 'Animal', 'Carros', 'veiculos'],
  [40, 'Aeronave', 'Aeronaves', 'veiculos'],
  [41, 'Veículo recuperável', 'Recuperável', 'veiculos'],
  [42, 'Apartamento', 'Imóveis', 'imoveis'],
  [43, 'Casa', 'Imóveis', 'imoveis'],
  [44, 'Terreno', 'Imóveis', 'imoveis'],
  [45, 'Imóvel comercial', 'Imóveis', 'imoveis'],
  [46, 'Embarcação', 'Embarcações', 'veiculos'],
  [47, 'Galpão', 'Imóveis', 'imoveis'],
  [48, 'Imóvel rural', 'Imóveis', 'imoveis'],
  [49, 'Garagem', 'Imóveis', 'imoveis'],
  [50, 'Outros', 'Carros', 'veiculos'],
  [51, 'Veículo especial', 'Pesados', 'pesados'],
]

/** The seed of table `tipo_lote`. */
export const TIPOS_DE_LOTE: readonly TipoLote[] = LINHAS.map(([id, nome, categoria, grupo]) => ({
  id,
  nome,
  categoria,
  grupo,
}))

const POR_ID: ReadonlyMap<number, TipoLote> = new Map(TIPOS_DE_LOTE.map((tipo) => [tipo.id, tipo]))

export function tipoDeLote(id: number): TipoLote | null {
  return POR_ID.get(id) ?? null
}

const GRUPO_DO_NOME: ReadonlyMap<string, GrupoDeExibicao> = new Map(
  TIPOS_DE_LOTE.map((tipo) => [tipo.nome, tipo.grupo]),
)

export interface GrupoMostrado<T> {
  readonly chave: GrupoDeExibicao
  /** `Carros, veículos e outros` */
  readonly rotulo: string
  readonly valores: readonly T[]
}

const rotuloDoGrupo = ([primeiro = '', ...resto]: readonly string[]): string => {
  const ultimo = resto.at(-1)
  if (ultimo === undefined) return primeiro
  return `${[primeiro, ...resto.slice(0, -1).map((r) => r.toLowerCase())].join(', ')} e ${ultimo.toLowerCase()}`
}

/** What is named by its kind, under the display groups that have any, in the groups' order. A kind that the table does not
 * know stands with "outros". */
export function porGrupoDeExibicao<T>(
  valores: readonly T[],
  tipoDe: (valor: T) => string,
): GrupoMostrado<T>[] {
  const grupos = Map.groupBy(valores, (v) => GRUPO_DO_NOME.get(tipoDe(v)) ?? 'veiculos')
  return GRUPOS_DE_EXIBICAO.flatMap(({ chave, rotulos }) => {
    const deste = grupos.get(chave)
    return deste === undefined ? [] : [{ chave, rotulo: rotuloDoGrupo(rotulos), valores: deste }]
  })
}

/** Scrap: only a legal entity accredited by Detran may bid. */
export function ehSucata(categoria: Categoria): boolean {
  return categoria === 'Sucatas'
}
