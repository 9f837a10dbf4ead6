// The list of a declared record as a spreadsheet, read on the server: all that the filters show, in the columns that the
// person chose, in the kinds that a spreadsheet knows.
import type { Campo } from '@martelo/contracts/core/cadastro/declarar-cadastro.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { planilha, type Celula } from '../files/planilha.ts'
import type { CampoLigado, Valores } from './campos-do-cadastro.ts'

export const MAXIMO_NA_PLANILHA = 20_000

/** A value as a reader of the sheet expects it: reais with centavos, words for choices, names for references. */
export function celula(campo: Campo, nome: string, linha: Valores): Celula {
  const v = linha[nome]
  if (v === null || v === undefined) return null
  switch (campo.tipo) {
    case 'simNao':
      return v ? (campo.palavras?.[0] ?? 'Sim') : (campo.palavras?.[1] ?? 'Não')
    case 'dinheiro':
      return Number(v) / 100
    case 'inteiro':
    case 'decimal':
    case 'porcentagem':
      return Number(v)
    case 'escolha':
      return campo.opcoes.find((o) => o.valor === v)?.rotulo ?? String(v)
    case 'escolhas':
      return (v as unknown[])
        .map((x) => campo.opcoes.find((o) => o.valor === x)?.rotulo ?? String(x))
        .join(', ')
    case 'referencia':
      return (linha.nomes as Record<string, string>)[nome] ?? null
    case 'instante':
      return formatarDataHora(Date.parse(String(v)))
    case 'dia':
      return String(v).split('-').reverse().join('/')
    default:
      return String(v)
  }
}

/** `pedidas`: names of fields, comma between; none: all that may be exported. */
export function colunasDaPlanilha(
  campos: readonly CampoLigado[],
  pedidas: string | undefined,
): CampoLigado[] {
  const saem = campos.filter((c) => c.campo.exporta !== false)
  if (pedidas === undefined || pedidas === '') return saem
  const escolhidas = pedidas.split(',').flatMap((p) => saem.filter((c) => c.nome === p))
  return escolhidas.length > 0 ? escolhidas : saem
}

export function planilhaDoCadastro(
  nome: string,
  campos: readonly CampoLigado[],
  linhas: readonly Valores[],
): Promise<Buffer> {
  return planilha(
    nome,
    campos.map((c) => c.campo.rotulo),
    linhas.map((l) => campos.map((c) => celula(c.campo, c.nome, l))),
  )
}
