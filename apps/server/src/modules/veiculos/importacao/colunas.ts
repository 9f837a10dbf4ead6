/**
 * The columns that an import knows, as data: the title that the template writes, the titles that other people's
 * spreadsheets use, the reader of the cell, and an example. Titles are compared without accents, case, punctuation and
 * small words. The user's own choice (`explicito`) wins over ours. An unknown column is reported, and its cells travel
 * with the row: nothing that was sent disappears.
 */
import { palavrasDobradas } from '@martelo/domain/comum/texto.ts'
import {
  anos,
  dataHora,
  dinheiro,
  inteiro,
  item,
  type Leitor,
  lerChassi,
  lerCidade,
  lerCnpj,
  lerComitente,
  lerCor,
  lerFipe,
  lerKm,
  lerMarcaModelo,
  lerPlaca,
  lerPorcentagem,
  lerRenavam,
  lerTipo,
  opcao,
  simNao,
  texto,
  uf,
} from './leitores.ts'
import { celulaVazia, type LinhaLida, letraDaColuna, type ValorDaCelula } from './planilha.ts'
import {
  CAMBIOS,
  COMBUSTIVEIS,
  CONSERVACOES,
  ITENS_DETALHADOS,
  MONTAS,
  NEGOCIACOES,
  ORIGENS,
} from './sinonimos.ts'

export interface Coluna {
  /** Unique name, used in explicit mappings. */
  readonly chave: string
  readonly titulo: string
  readonly sinonimos: readonly string[]
  readonly ler: Leitor
  /** Two example cells for the template; a column without them is not in the template. */
  readonly exemplos?: readonly [string, string]
}

type Linha = readonly [
  chave: string,
  titulo: string,
  sinonimos: string,
  ler: Leitor,
  exemplos?: readonly [string, string],
]

const VEICULO: readonly Linha[] = [
  [
    'tipo',
    'Tipo',
    'categoria|tipo do veículo|tipo do bem|espécie|tipo de lote',
    lerTipo,
    ['Automóvel', 'Motocicleta'],
  ],
  [
    'marcaModelo',
    'Marca/Modelo',
    'marca modelo|marca e modelo|marca/modelo/versão|veículo|descrição do veículo',
    lerMarcaModelo,
  ],
  ['marca', 'Marca', 'fabricante|montadora', texto('marca', 60), ['Volkswagen', 'Honda']],
  ['modelo', 'Modelo', 'nome do modelo', texto('modelo', 80), ['Gol', 'CG 160']],
  [
    'versaoModelo',
    'Versão',
    'versão do modelo|acabamento',
    texto('versaoModelo', 80),
    ['1.0 Trendline', 'Start'],
  ],
  ['nome', 'Nome', 'nome do veículo|nome do bem|título|bem', texto('nome', 140)],
  [
    'anos',
    'Ano',
    'ano fab/mod|ano fab/modelo|ano fabricação/modelo|ano fabricação/ano modelo|ano fab mod|anos',
    anos('anoModelo'),
  ],
  [
    'anoFabricacao',
    'Ano de fabricação',
    'ano fab|fabricação|ano fabric|ano de fab',
    anos('anoFabricacao'),
    ['2018', '2021'],
  ],
  ['anoModelo', 'Ano do modelo', 'ano mod|ano modelo', anos('anoModelo'), ['2019', '2021']],
  ['cor', 'Cor', 'cor predominante|pintura', lerCor, ['Prata', 'Vermelha']],
  ['placa', 'Placa', 'placa do veículo|placa atual|nº da placa', lerPlaca, ['ABC1D23', 'DEF4567']],
  ['placaUf', 'UF da placa', 'uf placa|placa uf|estado da placa', uf('placaUf'), ['SP', 'GO']],
  [
    'chassi',
    'Chassi',
    'chassis|nº do chassi|número do chassi|vin',
    lerChassi,
    ['9BWZZZ377VT004251', '9C2KC1670DR500001'],
  ],
  [
    'renavam',
    'RENAVAM',
    'renavan|código renavam|nº renavam|número do renavam',
    lerRenavam,
    ['00123456789', ''],
  ],
  [
    'numeroMotor',
    'Número do motor',
    'motor|nº do motor|nº motor|num motor',
    texto('numeroMotor', 40),
    ['', ''],
  ],
  [
    'combustivel',
    'Combustível',
    'comb|tipo de combustível',
    opcao('combustivel', COMBUSTIVEIS),
    ['Flex', 'Gasolina'],
  ],
  ['km', 'KM', 'quilometragem|hodômetro|km rodado|kilometragem|odômetro', lerKm, ['85.300', '12.000']],
  ['cambio', 'Câmbio', 'tipo de câmbio|transmissão', opcao('cambio', CAMBIOS), ['Manual', 'Manual']],
  ['possuiChave', 'Possui chave', 'chave|chaves|tem chave|com chave', simNao('possuiChave'), ['Sim', 'Não']],
  [
    'retomada',
    'Origem',
    'retomada|tipo de retomada|tipo de venda|procedência|origem do veículo',
    opcao('retomada', ORIGENS),
    ['Frota', 'Amigável'],
  ],
  ['monta', 'Monta', 'tipo de monta|classificação do dano', opcao('monta', MONTAS), ['', 'Pequena']],
  [
    'conservacao',
    'Conservação',
    'estado de conservação|condição|classificação',
    opcao('conservacao', CONSERVACOES),
    ['', ''],
  ],
  ['sinistro', 'Sinistro', 'nº do sinistro|número do sinistro|aviso de sinistro', texto('sinistro', 60)],
  ['fipeCodigo', 'Código FIPE', 'fipe código|cod fipe|cód. fipe', lerFipe, ['005340-6', '']],
  ['fipeNome', 'Modelo FIPE', 'nome fipe|descrição fipe', texto('fipeNome', 140)],
  [
    'fipeValor',
    'Valor FIPE',
    'fipe|tabela fipe|preço fipe|valor tabela fipe',
    dinheiro('fipeValor'),
    ['42.318,00', '15.900,00'],
  ],
  [
    'valorMercado',
    'Valor de mercado',
    'avaliação|valor de avaliação|avaliado em|valor avaliado|mercado',
    dinheiro('valorMercado'),
    ['40.000,00', '15.000,00'],
  ],
  [
    'prazoDocumento',
    'Prazo do documento',
    'prazo documentação|prazo doc|prazo do documento dias úteis',
    inteiro('prazoDocumento', 0, 365),
    ['30', '30'],
  ],
  [
    'comitente',
    'Comitente',
    'vendedor|proprietário|cliente|empresa|seguradora|nome do comitente',
    lerComitente,
    ['Frota Exemplo', 'Frota Exemplo'],
  ],
  ['comitenteCnpj', 'CNPJ do comitente', 'cnpj|cnpj comitente|cnpj vendedor', lerCnpj],
  [
    'patio',
    'Pátio',
    'localização|local|depósito|local de visitação|nome do pátio',
    texto('patio', 120),
    ['Pátio Central', 'Pátio Central'],
  ],
  ['cidade', 'Cidade', 'município|cidade/uf|localidade', lerCidade, ['Goiânia', 'Goiânia']],
  ['uf', 'UF', 'estado|estado uf|sigla uf', uf('uf'), ['GO', 'GO']],
  [
    'observacoes',
    'Observações',
    'obs|observação|anotações|avarias|restrições',
    texto('observacoes', 4000),
    ['', 'Sem bateria'],
  ],
]

const LOTE: readonly Linha[] = [
  [
    'numero',
    'Lote',
    'nº do lote|número do lote|num lote|n lote|nº lote|cod lote|código do lote',
    texto('numero', 20),
    ['1', '2'],
  ],
  [
    'posicaoLeilao',
    'Posição',
    'ordem|posição no leilão|ordem do leilão|sequência|seq|item',
    inteiro('posicaoLeilao', 1, 100_000),
    ['1', '2'],
  ],
  [
    'descricao',
    'Descrição',
    'descrição do lote|detalhes|descritivo|histórico',
    texto('descricao', 10_000),
    ['Único dono, manual e chave reserva.', ''],
  ],
  [
    'minimo',
    'Valor mínimo',
    'mínimo|lance inicial|lance mínimo|valor inicial|preço inicial|preço mínimo|valor de abertura|lance mín|vlr mínimo|vl minimo',
    dinheiro('minimo', true),
    ['22.000,00', '7.500,00'],
  ],
  [
    'incremento',
    'Incremento',
    'valor do incremento|incremento mínimo',
    dinheiro('incremento', true),
    ['300,00', '200,00'],
  ],
  [
    'valorComitente',
    'Valor do comitente',
    'reserva|valor de reserva|preço de reserva|valor comitente|valor pretendido|valor de venda',
    dinheiro('valorComitente'),
    ['28.000,00', ''],
  ],
  [
    'compreJa',
    'Compre já',
    'valor compre já|preço compre já|compra imediata|buy now',
    dinheiro('compreJa', true),
    ['', ''],
  ],
  ['valorProposta', 'Valor da proposta', 'proposta|oferta mínima', dinheiro('valorProposta', true)],
  [
    'despachante',
    'Despachante',
    'taxa despachante|valor despachante|documentação|despesas de documentação',
    dinheiro('despachante'),
    ['850,00', '600,00'],
  ],
  ['remocao', 'Remoção', 'guincho|taxa de remoção|valor remoção', dinheiro('remocao'), ['0,00', '150,00']],
  [
    'vistoria',
    'Vistoria',
    'taxa de vistoria|valor vistoria|laudo',
    dinheiro('vistoria'),
    ['120,00', '120,00'],
  ],
  [
    'outros',
    'Outros',
    'outras despesas|outras taxas|demais despesas|outros valores',
    dinheiro('outros'),
    ['', ''],
  ],
  [
    'depositoDeBens',
    'Depósito de bens',
    'armazenagem|taxa de depósito|estadia|diárias|custo de armazenagem',
    dinheiro('depositoDeBens'),
    ['', ''],
  ],
  ['taxaAdm', 'Taxa administrativa', 'taxa adm|tx adm|taxa de administração', dinheiro('taxaAdm'), ['', '']],
  [
    'comissaoPorcentagem',
    'Comissão (%)',
    'comissão|comissão do leiloeiro|percentual de comissão|% comissão|porcentagem de comissão',
    lerPorcentagem,
    ['5', '5'],
  ],
  ['tipoNegociacao', 'Negociação', 'tipo de negociação|forma de venda', opcao('tipoNegociacao', NEGOCIACOES)],
  [
    'condicional',
    'Condicional',
    'venda condicional|sujeito à aprovação',
    simNao('condicional'),
    ['Não', 'Sim'],
  ],
  ['dataInicio', 'Início', 'data de início|data inicial|abertura', dataHora('dataInicio')],
  ['dataFim', 'Encerramento', 'data de encerramento|data final|fim|término|data fim', dataHora('dataFim')],
]

/** Other titles of detailed items, by field. */
const TITULOS_DE_ITENS: Readonly<Record<string, string>> = {
  abs: 'abs|freio abs',
  centralMultimidia: 'multimídia',
  controleVolante: 'volante multifuncional|comandos no volante|controle no volante',
  sensorEstacionamento: 'sensor de ré',
  tipoRoda: 'tipo de roda|roda',
  direcao: 'tipo de direção',
  vidros: 'vidros elétricos|vidro',
  retrovisor: 'retrovisor elétrico',
  bancos: 'bancos de couro|estofamento',
  arCondicionado: 'ar condicionado|ar',
  blindado: 'blindagem',
  kitGnv: 'gnv',
  airbag: 'air bag',
  pneuDianteiroEsquerdo: 'pneu de',
  pneuDianteiroDireito: 'pneu dd',
  pneuTraseiroEsquerdo: 'pneu te',
  pneuTraseiroDireito: 'pneu td',
  eixos: 'número de eixos|nº de eixos|qtd eixos',
  tipoCarroceria: 'tipo de carroceria|implemento',
  manualProprietario: 'manual',
}

/** "Pneu eixo 3 direito", "pneu 3d": the sides of a heavy vehicle. */
function titulosDeEixo(campo: string): string {
  const [, eixo, lado] = /^pneuEixo(\d)(Esquerdo|Direito)$/.exec(campo) ?? []
  if (!eixo || !lado) return ''
  return `pneu eixo ${eixo} ${lado}|pneus eixo ${eixo} ${lado.slice(0, 3)}|pneu ${eixo}${lado.charAt(0)}`
}

// The gearbox is a column of the vehicle itself.
const ITENS: readonly Linha[] = ITENS_DETALHADOS.filter((i) => i.campo !== 'tipoCambio').map((i): Linha => {
  const exemplos = i.campo === 'arCondicionado' ? (['Sim', ''] as const) : undefined
  return [i.campo, i.rotulo, TITULOS_DE_ITENS[i.campo] ?? titulosDeEixo(i.campo), item(i), exemplos]
})

export const COLUNAS: readonly Coluna[] = [...LOTE.slice(0, 2), ...VEICULO, ...LOTE.slice(2), ...ITENS].map(
  ([chave, titulo, sinonimos, ler, exemplos]) => ({
    chave,
    titulo,
    sinonimos: sinonimos === '' ? [] : sinonimos.split('|'),
    ler,
    ...(exemplos ? { exemplos } : {}),
  }),
)

const PALAVRAS_PEQUENAS = new Set(['de', 'do', 'da', 'o', 'a', 'e', 'em', 'no', 'na', 'r'])

/** `Nº do Chassi (R$)` → `nchassi`: what two titles must share. Camel case counts as words. */
export function chaveDoTitulo(titulo: string): string {
  const palavras = palavrasDobradas(titulo.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/n[º°]/gi, 'n '))
  const grandes = palavras.filter((p) => !PALAVRAS_PEQUENAS.has(p))
  return (grandes.length > 0 ? grandes : palavras).join('')
}

const POR_CHAVE: ReadonlyMap<string, Coluna> = new Map(COLUNAS.map((c) => [c.chave, c]))
const POR_TITULO: ReadonlyMap<string, Coluna> = new Map(
  // Reversed, so that of two columns with one synonym the first one keeps it.
  COLUNAS.flatMap((c) =>
    [c.chave, c.titulo, ...c.sinonimos].map((t): [string, Coluna] => [chaveDoTitulo(t), c]),
  ).reverse(),
)

export function colunaPorChave(chave: string): Coluna | undefined {
  return POR_CHAVE.get(chave)
}

export interface ColunaMapeada {
  /** 0-based. */
  readonly indice: number
  readonly letra: string
  /** As in the file. */
  readonly titulo: string
  /** Key in `COLUNAS`, null for an unknown column. Plain data: it goes between threads and into the database. */
  readonly chave: string | null
  /** Why it is not used although it is known: another column already gives the same field. */
  readonly repetida: boolean
}

export interface Mapeamento {
  readonly linhaDoCabecalho: number
  readonly colunas: readonly ColunaMapeada[]
}

/** 0-based column → key of `COLUNAS`, or null to leave it out. Columns that are not mentioned are mapped by title. */
export type MapeamentoExplicito = Readonly<Record<number, string | null>>

export function mapearColunas(cabecalho: LinhaLida, explicito: MapeamentoExplicito = {}): Mapeamento {
  // What the user chose comes first, so that an automatic guess never takes a field from it.
  const usadas = new Set(Object.values(explicito).filter((chave) => chave !== null))
  const colunas = cabecalho.valores.map((celula, indice): ColunaMapeada => {
    const titulo = celulaVazia(celula) ? '' : String(celula).replace(/\s+/g, ' ').trim().slice(0, 120)
    const base = { indice, letra: letraDaColuna(indice), titulo }
    if (Object.hasOwn(explicito, indice)) {
      return { ...base, chave: colunaPorChave(explicito[indice] ?? '')?.chave ?? null, repetida: false }
    }
    const coluna = titulo === '' ? null : (POR_TITULO.get(chaveDoTitulo(titulo)) ?? null)
    const repetida = coluna !== null && usadas.has(coluna.chave)
    if (coluna) usadas.add(coluna.chave)
    return { ...base, chave: repetida ? null : (coluna?.chave ?? null), repetida }
  })
  return { linhaDoCabecalho: cabecalho.numero, colunas }
}

const LINHAS_ATE_O_CABECALHO = 20
const COLUNAS_DE_UM_CABECALHO = 2

/** The row with most known titles among the first ones: lists have names, dates and logos above their titles. */
export function acharCabecalho(linhas: readonly LinhaLida[]): LinhaLida | null {
  const conhecidas = (linha: LinhaLida): number => {
    const chaves = linha.valores.flatMap((v: ValorDaCelula) =>
      typeof v === 'string' ? (POR_TITULO.get(chaveDoTitulo(v))?.chave ?? []) : [],
    )
    return new Set(chaves).size
  }
  const [melhor] = linhas
    .slice(0, LINHAS_ATE_O_CABECALHO)
    .map((linha) => ({ linha, quantas: conhecidas(linha) }))
    .sort((a, b) => b.quantas - a.quantas)
  return melhor && melhor.quantas >= COLUNAS_DE_UM_CABECALHO ? melhor.linha : null
}
