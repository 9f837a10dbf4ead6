/**
 * Rows of a spreadsheet → typed rows, with every error at its cell and warnings kept apart: an error stops the row, a
 * warning only asks for a look. Refuses nothing silently: formula errors, values outside their lists and the second row
 * with the same chassis are errors; unknown columns travel along. Nothing is compared with the database here. In a
 * re-import a blank means "leave as it is", never "erase".
 */
import { avaliarChassi } from '@martelo/domain/comum/identificadores/chassi.ts'
import { chaveDaPlaca } from '@martelo/domain/comum/identificadores/placa.ts'
import { dobrar } from '@martelo/domain/comum/texto.ts'
import {
  acharCabecalho,
  colunaPorChave,
  type ColunaMapeada,
  type Mapeamento,
  type MapeamentoExplicito,
  mapearColunas,
} from './colunas.ts'
import {
  type CelulaCheia,
  type ContextoDeLeitura,
  dizNada,
  ehErroDePlanilha,
  textoDaCelula,
} from './leitores.ts'
import { celulaVazia, letraDaColuna, type LinhaLida, type Planilha } from './planilha.ts'
import type { Campo, Itens, Valores } from './valores.ts'

export interface Problema {
  /** 1-based, as the spreadsheet shows it. */
  readonly linha: number
  /** Letter of the column, or null when the row as a whole is meant. */
  readonly coluna: string | null
  /** Title of the column, or of the field. */
  readonly titulo: string
  /** What stands in the cell, shortened. */
  readonly valor: string
  readonly mensagem: string
}

export interface LinhaInterpretada {
  readonly linha: number
  readonly valores: Partial<Valores>
  readonly itens: Itens
  /** Cells of unknown columns. */
  readonly extras: readonly { readonly titulo: string; readonly valor: string }[]
  readonly erros: readonly Problema[]
  readonly avisos: readonly Problema[]
  /** Set of lots: the number of the principal lot, on every member but the principal itself. */
  readonly conjuntoDe: string | null
  /** A sentence when the row is no vehicle (a total, a withdrawn lot), else null. */
  readonly ignorar: string | null
}

export interface PlanilhaInterpretada {
  readonly mapeamento: Mapeamento
  readonly linhas: readonly LinhaInterpretada[]
}

export interface OpcoesDeInterpretacao extends ContextoDeLeitura {
  readonly mapeamento?: MapeamentoExplicito
  /** Row number of the titles when the user says which; found by itself otherwise. */
  readonly linhaDoCabecalho?: number
}

interface EmCurso {
  valores: Partial<Valores>
  itens: Itens
  extras: { titulo: string; valor: string }[]
  erros: Problema[]
  avisos: Problema[]
}

function problema(
  linha: number,
  coluna: ColunaMapeada | null,
  celula: CelulaCheia | null,
  mensagem: string,
): Problema {
  return {
    linha,
    coluna: coluna?.letra ?? null,
    titulo: coluna?.titulo || (colunaPorChave(coluna?.chave ?? '')?.titulo ?? ''),
    valor: celula === null ? '' : textoDaCelula(celula).slice(0, 80),
    mensagem,
  }
}

function lerCelula(
  linha: number,
  mapeada: ColunaMapeada,
  celula: CelulaCheia,
  contexto: ContextoDeLeitura,
  em: EmCurso,
): void {
  if (ehErroDePlanilha(celula)) {
    em.erros.push(
      problema(linha, mapeada, celula, 'A célula contém um erro de fórmula. Corrija na planilha.'),
    )
    return
  }
  const coluna = mapeada.chave === null ? undefined : colunaPorChave(mapeada.chave)
  if (!coluna) {
    em.extras.push({ titulo: mapeada.titulo || mapeada.letra, valor: textoDaCelula(celula).slice(0, 2000) })
    return
  }
  if (dizNada(celula)) return
  const lido = coluna.ler(celula, contexto)
  if (!lido.ok) {
    em.erros.push(problema(linha, mapeada, celula, lido.mensagem))
    return
  }
  // The column's own field wins; what it carries along (the UF in "Goiânia/GO") yields to a column of its own.
  const entram = Object.entries(lido.valores).filter(
    ([campo]) => campo === coluna.chave || !(campo in em.valores),
  )
  em.valores = { ...em.valores, ...Object.fromEntries(entram) }
  em.itens = { ...em.itens, ...lido.itens }
  for (const aviso of lido.avisos) em.avisos.push(problema(linha, mapeada, celula, aviso))
}

interface Coerencia {
  readonly grave: boolean
  readonly campo: Campo
  readonly mensagem: (v: Partial<Valores>) => string | null
}

/** What two cells of one row say about each other. */
const COERENCIAS: readonly Coerencia[] = [
  {
    grave: true,
    campo: 'anoModelo',
    mensagem: ({ anoFabricacao: f, anoModelo: m }) =>
      f !== undefined && m !== undefined && (m < f || m > f + 1)
        ? `Fabricação ${f} e modelo ${m} não combinam: o modelo é do mesmo ano ou do seguinte.`
        : null,
  },
  {
    grave: true,
    campo: 'dataFim',
    mensagem: ({ dataInicio: i, dataFim: f }) =>
      i !== undefined && f !== undefined && f <= i ? 'O encerramento deve ser depois do início.' : null,
  },
  {
    grave: true,
    campo: 'compreJa',
    mensagem: ({ minimo, compreJa }) =>
      minimo !== undefined && compreJa !== undefined && compreJa < minimo
        ? 'O preço Compre já não pode ser menor que o valor mínimo.'
        : null,
  },
  {
    grave: false,
    campo: 'valorComitente',
    mensagem: ({ minimo, valorComitente: reserva }) =>
      minimo !== undefined && reserva !== undefined && reserva > 0 && reserva < minimo
        ? 'O valor do comitente é menor que o mínimo: qualquer lance já vende.'
        : null,
  },
  {
    grave: false,
    campo: 'minimo',
    mensagem: ({ minimo, fipeValor }) =>
      minimo !== undefined && fipeValor !== undefined && fipeValor > 0 && minimo > fipeValor * 2
        ? 'O valor mínimo é mais que o dobro da tabela FIPE. Confira a vírgula.'
        : null,
  },
  {
    grave: false,
    campo: 'chassi',
    mensagem: ({ chassi, anoModelo }) =>
      chassi !== undefined && anoModelo !== undefined
        ? (avaliarChassi(chassi, anoModelo).avisos.find((a) => a.includes('ano-modelo')) ?? null)
        : null,
  },
]

function conferirCoerencia(linha: number, colunas: readonly ColunaMapeada[], em: EmCurso): void {
  for (const { grave, campo, mensagem } of COERENCIAS) {
    const dita = mensagem(em.valores)
    if (dita === null) continue
    const coluna = colunas.find((c) => c.chave === campo) ?? null
    const destino = grave ? em.erros : em.avisos
    destino.push(problema(linha, coluna, null, dita))
  }
}

/** The sum under a list. Its cells are no values of their columns, so their errors do not count. */
function ehTotal(lida: LinhaLida, { placa, chassi }: Partial<Valores>): boolean {
  const primeira = lida.valores.find((v) => !celulaVazia(v))
  return typeof primeira === 'string' && /^(sub)?total\b/.test(dobrar(primeira)) && !placa && !chassi
}

function identificaBem({ placa, chassi, renavam, numero, marca, modelo, nome }: Partial<Valores>): boolean {
  return [placa, chassi, renavam, numero, marca, modelo, nome].some((v) => v !== undefined)
}

const NENHUM_BEM = 'A linha não identifica nenhum bem (placa, chassi, lote ou modelo).'

/** Never throws, whatever the cells hold. */
export function interpretarLinha(
  lida: LinhaLida,
  mapeamento: Mapeamento,
  contexto: ContextoDeLeitura,
): LinhaInterpretada {
  const em: EmCurso = { valores: {}, itens: {}, extras: [], erros: [], avisos: [] }
  for (const [i, celula] of lida.valores.entries()) {
    if (celula === null || celulaVazia(celula)) continue
    const mapeada = mapeamento.colunas[i] ?? {
      indice: i,
      letra: letraDaColuna(i),
      titulo: '',
      chave: null,
      repetida: false,
    }
    lerCelula(lida.numero, mapeada, celula, contexto, em)
  }
  if (ehTotal(lida, em.valores)) {
    return { linha: lida.numero, ...em, erros: [], avisos: [], conjuntoDe: null, ignorar: 'Linha de total.' }
  }
  // A row with errors is shown with them: a plate that could not be read does not make the row a remark.
  const ignorar = em.erros.length === 0 && !identificaBem(em.valores) ? NENHUM_BEM : null
  conferirCoerencia(lida.numero, mapeamento.colunas, em)
  return { linha: lida.numero, ...em, conjuntoDe: null, ignorar }
}

const UNICOS: readonly {
  readonly campo: Campo
  readonly titulo: string
  readonly chave: (v: string) => string
}[] = [
  { campo: 'chassi', titulo: 'Chassi', chave: (v) => v },
  { campo: 'renavam', titulo: 'RENAVAM', chave: (v) => v },
  { campo: 'placa', titulo: 'Placa', chave: chaveDaPlaca },
  { campo: 'numero', titulo: 'Lote', chave: (v) => v.toLowerCase() },
]

/** Marks the second and later rows with a chassis, RENAVAM, plate (either form) or lot number already seen above. */
export function marcarRepetidas(linhas: readonly LinhaInterpretada[]): LinhaInterpretada[] {
  const vistas = new Map<string, number>()
  return linhas.map((linha) => {
    if (linha.ignorar !== null) return linha
    const erros = UNICOS.flatMap(({ campo, titulo, chave }): Problema[] => {
      const valor = linha.valores[campo]
      if (typeof valor !== 'string') return []
      const nome = `${campo}:${chave(valor)}`
      const antes = vistas.get(nome)
      if (antes === undefined) vistas.set(nome, linha.linha)
      return antes === undefined
        ? []
        : [
            {
              linha: linha.linha,
              coluna: null,
              titulo,
              valor,
              mensagem: `Repetido na planilha: já está na linha ${antes}.`,
            },
          ]
    })
    return erros.length === 0 ? linha : { ...linha, erros: [...linha.erros, ...erros] }
  })
}

/** The whole sheet, or the sentence why it has no titles. */
export function interpretarPlanilha(
  planilha: Planilha,
  opcoes: OpcoesDeInterpretacao,
):
  | { readonly ok: true; readonly interpretada: PlanilhaInterpretada }
  | { readonly ok: false; readonly mensagem: string } {
  const cabecalho =
    opcoes.linhaDoCabecalho === undefined
      ? (acharCabecalho(planilha.linhas) ?? (opcoes.mapeamento ? (planilha.linhas[0] ?? null) : null))
      : (planilha.linhas.find((l) => l.numero === opcoes.linhaDoCabecalho) ?? null)
  if (!cabecalho) {
    return {
      ok: false,
      mensagem:
        'Não encontramos a linha de títulos (Placa, Chassi, Valor mínimo…). Use o modelo de planilha ou informe a linha.',
    }
  }
  const mapeamento = mapearColunas(cabecalho, opcoes.mapeamento)
  const linhas = planilha.linhas
    .filter((l) => l.numero > cabecalho.numero)
    .map((l) => interpretarLinha(l, mapeamento, opcoes))
  return { ok: true, interpretada: { mapeamento, linhas: marcarRepetidas(linhas) } }
}
