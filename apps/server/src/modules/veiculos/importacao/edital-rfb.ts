/**
 * Electronic-auction notices of the Receita Federal, as JSON → the same rows as a spreadsheet.
 * The lists are dirty: remarks stand between the lots as rows without a table, warnings and errata in `quantity` and
 * `unit`; money is text. Several vehicles become a set (`43-2`, `43-3` are members of the first); goods are one lot
 * with their items in the description: 210 fog lamps are no 210 lots.
 * Real plates and chassis are in these texts: mask the rows before they are shown.
 */
import { lerReais } from '@martelo/domain/comum/dinheiro.ts'
import { tipoDeLote, type TipoLote } from '@martelo/domain/lotes/tipos.ts'
import { z } from 'zod'
import { type LinhaInterpretada, marcarRepetidas, type Problema } from './interpretar-linha.ts'
import { lerDataEscrita } from './leitores.ts'
import { procurar, TIPOS, tipoPorNome } from './sinonimos.ts'
import { acharTipo, aplanar, lerTextoDoVeiculo } from './texto-do-veiculo.ts'
import type { Valores } from './valores.ts'

const MAXIMO_DE_EDITAIS = 200
const MAXIMO_DE_LOTES = 5000
const MAXIMO_DE_ITENS = 5000
const MAIOR_DESCRICAO = 10_000

const Texto = z.string().max(20_000)
const LinhaDaTabela = z.object({ venue: Texto, quantity: Texto, unit: Texto, description: Texto })
const LinhaDoEdital = z.object({
  lot: Texto,
  min_price: Texto,
  type: Texto,
  status: Texto,
  person: Texto,
  lot_table: z.array(LinhaDaTabela).max(MAXIMO_DE_ITENS),
})
const EditalJson = z.object({
  link: Texto,
  code: Texto,
  description: Texto,
  start_date: Texto,
  end_date: Texto,
  lots_details: z.array(LinhaDoEdital).max(MAXIMO_DE_LOTES),
})
const Arquivo = z.array(EditalJson).max(MAXIMO_DE_EDITAIS)

export interface ItemDoEdital {
  readonly local: string
  readonly quantidade: number
  readonly unidade: string
  readonly descricao: string
}

export interface LoteDoEdital {
  /** `43`, without the word. */
  readonly numero: string
  readonly minimo: number | null
  readonly tipo: string
  readonly situacao: string
  readonly soPessoaJuridica: boolean
  readonly avisos: readonly string[]
  readonly erratas: readonly string[]
  readonly itens: readonly ItemDoEdital[]
}

export interface Edital {
  readonly codigo: string
  readonly unidade: string
  readonly link: string
  /** Epoch milliseconds, null when unreadable. */
  readonly inicio: number | null
  readonly fim: number | null
  readonly lotes: readonly LoteDoEdital[]
  /** General remarks that stood between the lots, each once. */
  readonly observacoes: readonly string[]
}

type LinhaCrua = z.infer<typeof LinhaDoEdital>

const limpar = (texto: string): string => texto.replace(/\s+/g, ' ').trim()

function textosDe(linha: LinhaCrua, palavra: 'Aviso' | 'Errata'): string[] {
  return linha.lot_table.filter((t) => t.quantity.trim() === palavra).map((t) => limpar(t.unit))
}

function paraLote(linha: LinhaCrua): LoteDoEdital {
  const itens = linha.lot_table.filter((t) => /^\d/.test(t.quantity.trim()))
  return {
    numero: limpar(linha.lot).replace(/^lote\s*/i, ''),
    minimo: lerReais(linha.min_price),
    tipo: limpar(linha.type),
    situacao: limpar(linha.status),
    soPessoaJuridica: !/f[ií]sica/i.test(linha.person),
    avisos: textosDe(linha, 'Aviso'),
    erratas: textosDe(linha, 'Errata'),
    itens: itens.map((t) => ({
      local: limpar(t.venue),
      quantidade: Number(t.quantity),
      unidade: limpar(t.unit),
      // "////" closes each text; what follows it is a remark of the same item.
      descricao: limpar(t.description.replace(/\/{4,}/g, ' // ')).replace(/[\s/]+$/, ''),
    })),
  }
}

/** `unknown` in (parsed JSON), notices out, or one sentence. Never throws. */
export function lerEditais(
  json: unknown,
):
  | { readonly ok: true; readonly editais: readonly Edital[] }
  | { readonly ok: false; readonly mensagem: string } {
  const lido = Arquivo.safeParse(Array.isArray(json) ? json : [json])
  if (!lido.success) {
    const onde = lido.error.issues[0]?.path.join('.') ?? ''
    return {
      ok: false,
      mensagem: `O arquivo não é um edital da Receita Federal no formato esperado (${onde.slice(0, 80)}).`,
    }
  }
  const editais = lido.data.map((e): Edital => {
    const [lotes, resto] = [
      e.lots_details.filter((l) => l.lot_table.length > 0),
      e.lots_details.filter((l) => l.lot_table.length === 0),
    ]
    return {
      codigo: limpar(e.code),
      unidade: limpar(e.description),
      link: limpar(e.link),
      inicio: lerDataEscrita(e.start_date),
      fim: lerDataEscrita(e.end_date),
      lotes: lotes.map(paraLote),
      observacoes: [...new Set(resto.map((l) => limpar(l.type)).filter((t) => t !== ''))],
    }
  })
  return { ok: true, editais }
}

const TIPOS_DE_VEICULO: ReadonlySet<string> = new Set([
  'VEÍCULO',
  'CAMINHÃO/ÔNIBUS',
  'AUTOMÓVEL/UTILITÁRIO',
  'MOTOCICLETA/ACESSÓRIO',
  'VEÍCULO PARA DESMONTAGEM',
])

export function ehDeVeiculos(lote: LoteDoEdital): boolean {
  return TIPOS_DE_VEICULO.has(lote.tipo)
}

interface VeiculoDoLote {
  readonly item: ItemDoEdital
  readonly valores: Partial<Valores>
  readonly avisos: readonly string[]
}

const PECAS = /\b(?:PARTES E PE[CÇ]AS|PE[CÇ]AS?|ACESS[OÓ]RIOS?)\b/i

/** The kind of a lot without identified vehicles. The notice calls a box of parts "AUTOMÓVEL/UTILITÁRIO". */
function tipoDosBens(lote: LoteDoEdital): TipoLote | null {
  const primeiro = lote.itens[0]?.descricao ?? ''
  if (ehDeVeiculos(lote) && PECAS.test(primeiro)) return tipoPorNome('Peças e acessórios')
  const lido = ehDeVeiculos(lote) ? acharTipo(aplanar(primeiro)) : null
  return lido === null ? tipoPorNome(procurar(TIPOS, lote.tipo) ?? 'Outros') : tipoDeLote(lido)
}

/** One unit with an identity, or with make and year: a vehicle. Spare parts in a vehicle lot are not. */
function comoVeiculo(item: ItemDoEdital, extra: string, anoLimite: number): VeiculoDoLote | null {
  if (item.quantidade !== 1 || PECAS.test(item.descricao)) return null
  const { valores, avisos } = lerTextoDoVeiculo(item.descricao, anoLimite)
  const { valores: doAviso } = lerTextoDoVeiculo(extra, anoLimite)
  const juntos: Partial<Valores> = { ...soIdentidade(doAviso), ...valores }
  const veiculo = juntos.chassi ?? juntos.placa ?? juntos.renavam ?? (juntos.marca && juntos.tipoId)
  return veiculo === undefined ? null : { item, valores: juntos, avisos }
}

/** Warnings complete what the item leaves out; they are prose, so make and model are not read from them. */
function soIdentidade({
  placa,
  placaUf,
  chassi,
  renavam,
  anoFabricacao,
  anoModelo,
  cor,
}: Partial<Valores>): Partial<Valores> {
  const todos = { placa, placaUf, chassi, renavam, anoFabricacao, anoModelo, cor }
  return Object.fromEntries(Object.entries(todos).filter(([, v]) => v !== undefined))
}

function descrever(lote: LoteDoEdital, itens: readonly ItemDoEdital[]): string {
  const linhas = itens.map((i) =>
    i.quantidade === 1 && i.unidade === 'un' ? i.descricao : `${i.quantidade} ${i.unidade} ${i.descricao}`,
  )
  const avisos = [...lote.avisos.map((a) => `Aviso: ${a}`), ...lote.erratas.map((e) => `Errata: ${e}`)]
  const texto = [...linhas, ...avisos].join('\n')
  return texto.length > MAIOR_DESCRICAO ? `${texto.slice(0, MAIOR_DESCRICAO - 1)}…` : texto
}

function porqueIgnorar(lote: LoteDoEdital): string | null {
  return /exclu[ií]do/i.test(lote.situacao) ? 'Lote excluído pelo edital.' : null
}

const doEdital = (linha: number, titulo: string, mensagem: string, valor = ''): Problema => ({
  linha,
  coluna: null,
  titulo,
  valor,
  mensagem,
})

function linhasDoLote(
  lote: LoteDoEdital,
  edital: Edital,
  linha: number,
  anoLimite: number,
): LinhaInterpretada[] {
  const soUm = lote.itens.length === 1 ? lote.avisos.join(' // ') : ''
  const veiculos = ehDeVeiculos(lote) ? lote.itens.flatMap((i) => comoVeiculo(i, soUm, anoLimite) ?? []) : []
  const identificados = new Set(veiculos.map((v) => v.item))
  const semIdentidade = lote.itens.filter((i) => !identificados.has(i))
  const tipo = tipoDosBens(lote)
  const comum: Partial<Valores> = {
    ...(lote.minimo ? { minimo: lote.minimo } : {}),
    ...(tipo ? { tipoId: tipo.id } : {}),
    retomada: 'APREENSAO',
  }
  const base = { itens: {}, erros: [] as Problema[], ignorar: porqueIgnorar(lote) }
  const extras = [
    { titulo: 'Edital', valor: edital.codigo },
    { titulo: 'Situação no edital', valor: lote.situacao },
    {
      titulo: 'Participação',
      valor: lote.soPessoaJuridica ? 'Somente pessoa jurídica' : 'Pessoa física e jurídica',
    },
  ]
  if (lote.minimo === null)
    base.erros.push(doEdital(linha, 'Valor mínimo', 'O edital não traz um valor mínimo legível.'))
  if (veiculos.length === 0) {
    const nome = limpar(lote.itens[0]?.descricao ?? lote.tipo).slice(0, 140) || lote.tipo
    const valores = {
      ...comum,
      numero: lote.numero,
      nome,
      descricao: descrever(lote, lote.itens),
      ...patioDe(lote.itens[0]),
    }
    return [{ ...base, linha, valores, extras, avisos: [], conjuntoDe: null }]
  }
  return veiculos.map((v, i) => {
    const principal = i === 0
    const descricao = principal
      ? descrever(lote, [v.item, ...semIdentidade])
      : v.item.descricao.slice(0, MAIOR_DESCRICAO)
    const numero = principal ? lote.numero : `${lote.numero}-${i + 1}`
    const nome = v.valores.marca && v.valores.modelo ? {} : { nome: v.item.descricao.slice(0, 140) }
    return {
      ...base,
      linha: linha + i,
      valores: { ...comum, ...nome, ...v.valores, numero, descricao, ...patioDe(v.item) },
      extras,
      avisos: v.avisos.map((a) => doEdital(linha + i, 'Texto do edital', a)),
      conjuntoDe: principal ? null : lote.numero,
    }
  })
}

function patioDe(item: ItemDoEdital | undefined): Partial<Valores> {
  return item?.local ? { patio: item.local.slice(0, 120) } : {}
}

/**
 * The rows of one notice, numbered from 1 as if they stood in a sheet. `soVeiculos` leaves the goods out, which is what
 * a house that sells vehicles imports.
 */
export function linhasDoEdital(
  edital: Edital,
  opcoes: { readonly anoCorrente: number; readonly soVeiculos: boolean },
): LinhaInterpretada[] {
  const linhas: LinhaInterpretada[] = []
  for (const lote of edital.lotes) {
    if (opcoes.soVeiculos && !ehDeVeiculos(lote)) continue
    linhas.push(...linhasDoLote(lote, edital, linhas.length + 1, opcoes.anoCorrente + 1))
  }
  return marcarRepetidas(linhas)
}
