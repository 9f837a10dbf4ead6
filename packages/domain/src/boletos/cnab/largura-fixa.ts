// Fixed-width lines over layouts that are data. A layout is text, one field a line: `1-3 banco N =237`. Types: N number, V
// centavos, P percentage of two decimals, A document (letters allowed, zeros left), X text, D date `ddmmaa` or `ddmmaaaa` by its
// width. A value after `=` is fixed. Errors name line, field and positions; nothing is cut except free text.
import type { Dia } from '../../calendario/dia.ts'
import { ehDia } from '../../calendario/dia.ts'

export type TipoDeCampo = 'N' | 'V' | 'P' | 'A' | 'X' | 'D'

export interface Campo {
  readonly de: number
  readonly ate: number
  readonly nome: string
  readonly tipo: TipoDeCampo
  readonly fixo: string | null
}

export type Valor = string | number | null
export type Valores = Readonly<Record<string, Valor>>

export interface ErroDeCnab {
  /** from 1; 0: the file as a whole */
  readonly linha: number
  readonly campo: string
  /** `71-81`; empty for a whole line */
  readonly posicoes: string
  readonly erro: string
}

const LINHA_DO_LAYOUT = /^(\d+)(?:-(\d+))? (\S+) ([NVPAXD])(?: =(.*))?$/

function lerCampos(texto: string): Campo[] {
  return texto
    .split('\n')
    .map((l) => l.trim())
    .filter((l) => l !== '')
    .map((l) => {
      const m = LINHA_DO_LAYOUT.exec(l)
      if (m === null) throw new Error(`layout line ${l}`)
      const [, de = '', ate = de, nome = '', tipo = '', fixo] = m
      return { de: Number(de), ate: Number(ate), nome, tipo: tipo as TipoDeCampo, fixo: fixo ?? null }
    })
}

/** Throws on a layout that leaves a gap, overlaps or does not end at `tamanho`: data of ours that is wrong is a bug. */
export function lerLayout(texto: string, tamanho: number): readonly Campo[] {
  const campos = lerCampos(texto)
  conferirLayout(campos, tamanho)
  return campos
}

function conferirLayout(campos: readonly Campo[], tamanho: number): void {
  let proximo = 1
  for (const c of campos) {
    if (c.de !== proximo || c.ate < c.de)
      throw new Error(`layout: ${c.nome} begins at ${c.de}, not ${proximo}`)
    proximo = c.ate + 1
  }
  if (proximo !== tamanho + 1) throw new Error(`layout ends at ${proximo - 1}, not ${tamanho}`)
}

/** The base with the fields of a bank in the place of those that they overlap. */
export function sobrepor(base: readonly Campo[], texto: string, tamanho: number): readonly Campo[] {
  const novos = lerCampos(texto)
  const campos = [
    ...base.filter((b) => !novos.some((n) => n.de <= b.ate && b.de <= n.ate)),
    ...novos,
  ].toSorted((a, b) => a.de - b.de)
  conferirLayout(campos, tamanho)
  return campos
}

/** Upper case, no accents, printable ASCII: what every bank's reader takes. */
export function textoDeBanco(texto: string): string {
  return texto
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ºª]/g, '.')
    .replace(/[^\x20-\x7e]/g, ' ')
    .toUpperCase()
}

function escreverData(dia: Dia, tamanho: number): string {
  const [a = '', m = '', d = ''] = dia.split('-')
  return tamanho === 6 ? `${d}${m}${a.slice(2)}` : `${d}${m}${a}`
}

function escreverCampo(c: Campo, valor: Valor | undefined): { texto: string } | { erro: string } {
  const tamanho = c.ate - c.de + 1
  const v = c.fixo ?? valor ?? null
  if (c.tipo === 'X')
    return {
      texto: textoDeBanco(v === null ? '' : String(v))
        .slice(0, tamanho)
        .padEnd(tamanho),
    }
  if (v === null || v === '') return { texto: '0'.repeat(tamanho) }
  if (c.tipo === 'D') {
    if (c.fixo === null && !ehDia(String(v))) return { erro: 'não é uma data' }
    return { texto: c.fixo ?? escreverData(String(v), tamanho) }
  }
  const digitos = c.tipo === 'P' ? String(Math.round(Number(v) * 100)) : String(v)
  if (!(c.tipo === 'A' ? /^[0-9A-Z]+$/ : /^\d+$/).test(digitos)) return { erro: 'aceita somente números' }
  if (digitos.length > tamanho) return { erro: `não cabe em ${tamanho} posições` }
  return { texto: digitos.padStart(tamanho, '0') }
}

export function escreverLinha(
  campos: readonly Campo[],
  valores: Valores,
  linha: number,
): { readonly texto: string; readonly erros: readonly ErroDeCnab[] } {
  const erros: ErroDeCnab[] = []
  const partes = campos.map((c) => {
    const r = escreverCampo(c, valores[c.nome])
    if ('texto' in r) return r.texto
    erros.push({ linha, campo: c.nome, posicoes: `${c.de}-${c.ate}`, erro: r.erro })
    return ''
  })
  return { texto: partes.join(''), erros }
}

/** `ddmmaa` of this and the last century's end; zeros or blanks are no date. */
function lerData(texto: string): Dia | null | 'errada' {
  if (/^[0 ]*$/.test(texto)) return null
  if (!/^\d+$/.test(texto)) return 'errada'
  const ano = texto.length === 6 ? `20${texto.slice(4)}` : texto.slice(4)
  const dia = `${ano}-${texto.slice(2, 4)}-${texto.slice(0, 2)}`
  return ehDia(dia) ? dia : 'errada'
}

function lerCampo(c: Campo, texto: string): { valor: Valor } | { erro: string } {
  if (c.tipo === 'X') return { valor: texto.trimEnd() }
  if (c.tipo === 'D') {
    const dia = lerData(texto)
    return dia === 'errada' ? { erro: `"${texto}" não é uma data` } : { valor: dia }
  }
  // Banks leave unused number fields blank.
  const limpo = texto.trim()
  if (c.tipo === 'A') return { valor: limpo }
  if (limpo !== '' && !/^\d+$/.test(limpo)) return { erro: `"${texto}" não é um número` }
  if (c.tipo === 'N') return { valor: limpo === '' ? null : limpo }
  return { valor: c.tipo === 'V' ? Number(limpo) : Number(limpo) / 100 }
}

/** Numbers stay text with their zeros (a number of a boleto is no quantity); V and P are numbers. */
export function lerLinha(
  campos: readonly Campo[],
  texto: string,
  linha: number,
): { readonly valores: Valores; readonly erros: readonly ErroDeCnab[] } {
  const erros: ErroDeCnab[] = []
  const valores: Record<string, Valor> = {}
  for (const c of campos) {
    const pedaco = texto.slice(c.de - 1, c.ate)
    const posicoes = `${c.de}-${c.ate}`
    if (c.nome === '-') continue
    if (c.fixo !== null && c.tipo === 'N' && pedaco !== c.fixo.padStart(pedaco.length, '0')) {
      erros.push({ linha, campo: c.nome, posicoes, erro: `"${pedaco}" no lugar de "${c.fixo}"` })
      continue
    }
    const r = lerCampo(c, pedaco)
    if ('erro' in r) erros.push({ linha, campo: c.nome, posicoes, erro: r.erro })
    else valores[c.nome] = r.valor
  }
  return { valores, erros }
}
