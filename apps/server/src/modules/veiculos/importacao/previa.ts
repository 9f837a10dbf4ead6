/**
 * What an import would do, row by row, before anything is saved: `novo`, `atualiza` (with each change), `erro`,
 * `ignora`. The caller fetches the existing records for `chavesParaBuscar` and hands a lookup; confirming runs the
 * same function again on fresh records, so that what is saved is what was shown or an error, never something else.
 * A row that fits two different vehicles (chassis of one, plate of another) is an error: choosing would merge them.
 */
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { chaveDaPlaca } from '@martelo/domain/comum/identificadores/placa.ts'
import { reservaSemEfeito } from '@martelo/domain/lotes/conferir-lote.ts'
import { tipoDeLote } from '@martelo/domain/lotes/tipos.ts'
import { rotuloDoCombustivel } from '@martelo/domain/veiculos/codigos.ts'
import { CONSERVACOES, MONTAS } from '@martelo/domain/veiculos/conservacao.ts'
import { dadosDaOrigem } from '@martelo/domain/veiculos/origens.ts'
import { COLUNAS } from './colunas.ts'
import { ITENS_DETALHADOS } from './sinonimos.ts'
import type { LinhaInterpretada, Problema } from './interpretar-linha.ts'
import type { Campo, Itens, ValorDoCampo, Valores } from './valores.ts'

export type Acao = 'novo' | 'atualiza' | 'erro' | 'ignora'

export interface ChavesDaLinha {
  readonly chassi?: string
  readonly renavam?: string
  /** The Mercosul form of the plate. */
  readonly placaChave?: string
  readonly numero?: string
}

/** A vehicle, with its lot in the auction of this import when it has one. */
export interface Existente {
  readonly veiUid: string
  readonly lelUid: string | null
  readonly valores: Partial<Valores>
  readonly itens: Itens
  /** A sentence when it may not be changed (sold, on the block), else null. */
  readonly bloqueio: string | null
}

/** Every record that any of the keys finds; the same record may come several times. */
export type Buscar = (chaves: ChavesDaLinha) => readonly Existente[]

export interface Mudanca {
  /** Field, or `itens.<name>`. */
  readonly campo: string
  readonly titulo: string
  readonly de: string
  readonly para: string
}

export interface LinhaDaPrevia {
  readonly linha: number
  readonly acao: Acao
  /** Why it is ignored; empty otherwise. */
  readonly motivo: string
  readonly titulo: string
  readonly veiUid: string | null
  readonly lelUid: string | null
  readonly mudancas: readonly Mudanca[]
  readonly erros: readonly Problema[]
  readonly avisos: readonly Problema[]
  readonly dados: LinhaInterpretada
}

export interface Previa {
  /** SHA-256 of the file. */
  readonly hash: string
  readonly linhas: readonly LinhaDaPrevia[]
  readonly totais: Readonly<Record<Acao, number>> & { readonly linhas: number; readonly avisos: number }
}

export interface OpcoesDaPrevia {
  readonly hash: string
  readonly buscar: Buscar
  /** True when lots are made too (the import belongs to an auction): then a minimum is needed. */
  readonly comLotes: boolean
  /** Fields that the screen gives for all rows (consignor, yard, kind). */
  readonly padroes?: Partial<Valores>
}

const TITULOS: ReadonlyMap<string, string> = new Map(COLUNAS.map((c) => [c.chave, c.titulo]))
const EM_REAIS: ReadonlySet<Campo> = new Set<Campo>([
  'valorMercado',
  'fipeValor',
  'minimo',
  'incremento',
  'valorComitente',
  'compreJa',
  'valorProposta',
  'despachante',
  'remocao',
  'vistoria',
  'outros',
  'depositoDeBens',
  'taxaAdm',
])

export function tituloDoCampo(campo: string): string {
  return campo === 'tipoId' ? 'Tipo' : (TITULOS.get(campo) ?? campo)
}

const dosItens = new Map(ITENS_DETALHADOS.map((i) => [i.campo, i]))

/** Labels of coded fields. */
const ROTULOS: Readonly<Record<string, (codigo: string) => string>> = {
  combustivel: rotuloDoCombustivel,
  retomada: (codigo) => dadosDaOrigem(codigo).rotulo,
  monta: (codigo) => rotuloEm(MONTAS, codigo),
  conservacao: (codigo) => rotuloEm(CONSERVACOES, codigo),
}

function rotuloEm(tabela: Readonly<Record<string, { readonly rotulo: string }>>, codigo: string): string {
  return tabela[codigo]?.rotulo ?? codigo
}

function mostrarItem(campo: string, resposta: string | undefined): string {
  return resposta === undefined ? '' : (dosItens.get(campo)?.opcoes[resposta] ?? resposta)
}

/** A value as a person reads it. */
export function mostrarValor(campo: string, valor: ValorDoCampo | undefined): string {
  if (valor === undefined) return ''
  if (typeof valor === 'boolean') return valor ? 'Sim' : 'Não'
  if (typeof valor === 'string') return ROTULOS[campo]?.(valor) ?? valor
  if (EM_REAIS.has(campo as Campo)) return formatarReais(valor)
  if (campo === 'tipoId') return tipoDeLote(valor)?.nome ?? String(valor)
  if (campo === 'dataInicio' || campo === 'dataFim') return formatarDataHora(valor)
  return campo === 'comissaoPorcentagem' ? `${String(valor).replace('.', ',')}%` : String(valor)
}

export function chavesDaLinha({
  valores: { chassi, renavam, placa, numero },
}: Pick<LinhaInterpretada, 'valores'>): ChavesDaLinha {
  return {
    ...(chassi ? { chassi } : {}),
    ...(renavam ? { renavam } : {}),
    ...(placa ? { placaChave: chaveDaPlaca(placa) } : {}),
    ...(numero ? { numero } : {}),
  }
}

export interface ChavesParaBuscar {
  readonly chassis: readonly string[]
  readonly renavams: readonly string[]
  readonly placaChaves: readonly string[]
  readonly numeros: readonly string[]
}

/** All keys of a file, without repetition: one query each brings every record that the preview can need. */
export function chavesParaBuscar(linhas: readonly LinhaInterpretada[]): ChavesParaBuscar {
  const chaves = linhas.map(chavesDaLinha)
  const unicas = (nome: keyof ChavesDaLinha): string[] => [...new Set(chaves.flatMap((c) => c[nome] ?? []))]
  return {
    chassis: unicas('chassi'),
    renavams: unicas('renavam'),
    placaChaves: unicas('placaChave'),
    numeros: unicas('numero'),
  }
}

interface Exigencia {
  readonly campos: readonly Campo[]
  readonly soComLotes: boolean
  readonly mensagem: string
}

/** What a new record needs; a re-import may bring less. One of the fields is enough. */
const EXIGENCIAS: readonly Exigencia[] = [
  { campos: ['tipoId'], soComLotes: false, mensagem: 'Informe o tipo (Automóvel, Motocicleta…).' },
  { campos: ['marca', 'nome'], soComLotes: false, mensagem: 'Informe a marca.' },
  { campos: ['modelo', 'nome'], soComLotes: false, mensagem: 'Informe o modelo.' },
  { campos: ['comitente', 'comitenteCnpj'], soComLotes: false, mensagem: 'Informe o comitente.' },
  { campos: ['minimo'], soComLotes: true, mensagem: 'Informe o valor mínimo.' },
]

function errosDeFalta(linha: LinhaInterpretada, comLotes: boolean, jaTem: Partial<Valores>): Problema[] {
  return EXIGENCIAS.filter(
    (e) => (comLotes || !e.soComLotes) && e.campos.every((c) => (linha.valores[c] ?? jaTem[c]) === undefined),
  ).map((e) => ({
    linha: linha.linha,
    coluna: null,
    titulo: tituloDoCampo(e.campos[0] ?? ''),
    valor: '',
    mensagem: e.mensagem,
  }))
}

/** A reserve that the minimum leaves without effect, where the row brings it about; one that a person kept knowingly stays. */
function reservaNaLinha(
  { linha, valores: v }: LinhaInterpretada,
  comLotes: boolean,
  existente: Existente | undefined,
): Problema[] {
  const antes = existente?.valores ?? {}
  const mudou = (['minimo', 'valorComitente'] as const).some((c) => v[c] !== undefined && v[c] !== antes[c])
  if (!comLotes || !mudou) return []
  const [minimo, reserva] = [v.minimo ?? antes.minimo, v.valorComitente ?? antes.valorComitente]
  if (minimo === undefined || reserva === undefined || reservaSemEfeito(minimo, reserva) === null) return []
  return [
    {
      linha,
      coluna: null,
      titulo: tituloDoCampo('valorComitente'),
      valor: formatarReais(reserva),
      mensagem: `Fica abaixo do mínimo (${formatarReais(minimo)}) e não teria efeito. Corrija um dos dois, ou deixe em branco e informe a reserva no lote.`,
    },
  ]
}

function mudancas(existente: Existente, { valores, itens }: LinhaInterpretada): Mudanca[] {
  const deCampos = (Object.entries(valores) as [Campo, ValorDoCampo][])
    .filter(([campo, novo]) => existente.valores[campo] !== novo)
    .map(([campo, novo]) => ({
      campo,
      titulo: tituloDoCampo(campo),
      de: mostrarValor(campo, existente.valores[campo]),
      para: mostrarValor(campo, novo),
    }))
  const deItens = Object.entries(itens)
    .filter(([nome, novo]) => existente.itens[nome] !== novo)
    .map(([nome, novo]) => ({
      campo: `itens.${nome}`,
      titulo: tituloDoCampo(nome),
      de: mostrarItem(nome, existente.itens[nome]),
      para: mostrarItem(nome, novo),
    }))
  return [...deCampos, ...deItens]
}

/** How a row is called in the list: what a person recognises it by. */
export function tituloDaLinha({ valores: v }: Pick<LinhaInterpretada, 'valores'>): string {
  const nome = v.nome ?? [v.marca, v.modelo, v.versaoModelo].filter(Boolean).join(' ')
  const anos =
    v.anoFabricacao && v.anoModelo ? `${v.anoFabricacao}/${v.anoModelo}` : (v.anoModelo ?? v.anoFabricacao)
  return [nome, anos, v.placa].filter((p) => p !== undefined && p !== '').join(' · ')
}

function julgarLinha(dados: LinhaInterpretada, opcoes: OpcoesDaPrevia): LinhaDaPrevia {
  const base = {
    linha: dados.linha,
    motivo: '',
    titulo: tituloDaLinha(dados),
    veiUid: null,
    lelUid: null,
    mudancas: [],
    erros: dados.erros,
    avisos: dados.avisos,
    dados,
  }
  if (dados.ignorar !== null) return { ...base, acao: 'ignora', motivo: dados.ignorar }
  const achados = [...new Map(opcoes.buscar(chavesDaLinha(dados)).map((e) => [e.veiUid, e])).values()]
  const erro = (titulo: string, mensagem: string): Problema => ({
    linha: dados.linha,
    coluna: null,
    titulo,
    valor: '',
    mensagem,
  })
  const erros = [...dados.erros]
  if (achados.length > 1) {
    erros.push(
      erro('', 'Chassi, RENAVAM, placa e número do lote apontam para veículos diferentes já cadastrados.'),
    )
    return { ...base, acao: 'erro', erros }
  }
  const [existente] = achados
  if (existente?.bloqueio) erros.push(erro('', existente.bloqueio))
  // A vehicle that exists but has no lot here gets one, and that needs what every new lot needs.
  if (!existente || (opcoes.comLotes && existente.lelUid === null)) {
    erros.push(...errosDeFalta(dados, opcoes.comLotes, existente?.valores ?? {}))
  }
  erros.push(...reservaNaLinha(dados, opcoes.comLotes, existente))
  const ids = { veiUid: existente?.veiUid ?? null, lelUid: existente?.lelUid ?? null }
  if (erros.length > 0) return { ...base, ...ids, acao: 'erro', erros }
  if (!existente) return { ...base, acao: 'novo' }
  const mudam = mudancas(existente, dados)
  const ganhaLote = opcoes.comLotes && existente.lelUid === null
  if (mudam.length === 0 && !ganhaLote) return { ...base, ...ids, acao: 'ignora', motivo: 'Nada mudou.' }
  return { ...base, ...ids, acao: 'atualiza', mudancas: mudam }
}

/** Defaults fill what a row does not say, only where a new record would need it. */
function comPadroes(linha: LinhaInterpretada, opcoes: OpcoesDaPrevia): LinhaInterpretada {
  if (!opcoes.padroes || linha.ignorar !== null || opcoes.buscar(chavesDaLinha(linha)).length > 0)
    return linha
  return { ...linha, valores: { ...opcoes.padroes, ...linha.valores } }
}

/** Saves nothing, asks nothing but `buscar`. */
export function montarPrevia(linhas: readonly LinhaInterpretada[], opcoes: OpcoesDaPrevia): Previa {
  const julgadas = linhas.map((linha) => julgarLinha(comPadroes(linha, opcoes), opcoes))
  const totais: Record<Acao, number> & { linhas: number; avisos: number } = {
    novo: 0,
    atualiza: 0,
    erro: 0,
    ignora: 0,
    linhas: julgadas.length,
    avisos: 0,
  }
  for (const { acao, avisos } of julgadas) {
    totais[acao]++
    totais.avisos += avisos.length
  }
  return { hash: opcoes.hash, linhas: julgadas, totais }
}
