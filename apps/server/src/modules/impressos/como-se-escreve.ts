// How a value of a person's data is written for people. Empty: nothing is kept there.
import { formatarDataHora, formatarDia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { formatarDocumento } from '@martelo/domain/comum/identificadores/documento.ts'
import { formatarTelefone } from '@martelo/domain/comum/identificadores/telefone.ts'
import type { Palavras } from '@martelo/domain/hotsites/palavras.ts'
import { maiuscula } from '@martelo/domain/hotsites/concordar.ts'
import { numeroDaVenda } from '@martelo/domain/vendas/numero-da-venda.ts'

export type Escrita = (v: unknown, p: Palavras) => string
/** A label is a word, or one that each kind of house has its own for. */
export type RotuloDito = string | ((p: Palavras) => string)
export type CampoDito = RotuloDito | readonly [rotulo: RotuloDito, escrever: Escrita] | null
export type CamposDitos = Readonly<Record<string, CampoDito>>

const INSTANTE = /^\d{4}-\d\d-\d\dT/
const DIA = /^\d{4}-\d\d-\d\d$/

/** Empty: nothing is kept there. */
export const escrever: Escrita = (v) => {
  if (v === null || v === undefined) return ''
  if (v instanceof Date) return formatarDataHora(v.getTime())
  if (typeof v === 'boolean') return v ? 'Sim' : 'Não'
  if (typeof v !== 'string') return typeof v === 'number' ? v.toLocaleString('pt-BR') : ''
  if (INSTANTE.test(v)) return formatarDataHora(Date.parse(v))
  return DIA.test(v) ? formatarDia(v) : maiuscula(v)
}

const dado =
  (dizer: (texto: string) => string): Escrita =>
  (v) =>
    v === null || v === undefined || v === '' ? '' : dizer(String(v))
export const reais = dado((t) => formatarReais(Number(t)))
export const documento = dado(formatarDocumento)
export const telefone = dado(formatarTelefone)
export const compra = dado((t) => String(numeroDaVenda(Number(t))))
export const porcento = dado((t) => `${Number(t).toLocaleString('pt-BR')}%`)
/** As it was typed or as a machine gave it: an address, a seal, a sentence. */
export const assim = dado((t) => t)
export const codigo = (rotulos: Readonly<Record<string, string>>): Escrita => dado((t) => rotulos[t] ?? t)
