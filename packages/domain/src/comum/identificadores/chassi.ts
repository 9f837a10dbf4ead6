/**
 * Chassis number (VIN). Warns, does not block: vehicles before the mid-1980s have shorter ones, imported ones other
 * country codes, re-stamped ones carry REM, and notices hold typing errors that the yard corrects later. Only what
 * can be no chassis at all is refused. CONTRAN 968/2022.
 */
import { aceito, recusado, type Validado } from './validado.ts'

/** Position 10 in order of model years; the row repeats each thirty years (A is 1980 and 2010). */
const ANOS = 'ABCDEFGHJKLMNPRSTVWXY123456789'
const PRIMEIRO_ANO = 1980

export interface AvaliacaoDoChassi {
  readonly chassi: string
  readonly avisos: readonly string[]
  /** World manufacturer codes of Brazil: 9A to 9E and 93 to 99. */
  readonly brasileiro: boolean
  readonly remarcado: boolean
  /** Model years that position 10 may mean, empty when it says nothing. */
  readonly anosPossiveis: readonly number[]
}

export function normalizarChassi(texto: string): string {
  return texto.replace(/[\s.-]/g, '').toUpperCase()
}

/**
 * The ninth position is not checked: that digit is North American, and would refuse valid Brazilian numbers such as
 * 9BWZZZ377VT004251.
 */
export function avaliarChassi(texto: string, anoModelo?: number): AvaliacaoDoChassi {
  const normalizado = normalizarChassi(texto)
  const remarcado = normalizado.length > 17 && normalizado.endsWith('REM')
  const chassi = remarcado ? normalizado.slice(0, -3) : normalizado
  const brasileiro = /^9[A-E3-9]/.test(chassi)
  const avisos: string[] = []
  if (remarcado) avisos.push('Chassi remarcado.')
  if (/[IOQ]/.test(chassi)) avisos.push('As letras I, O e Q não são usadas em chassi.')
  if (chassi.length !== 17) avisos.push(`O chassi tem ${chassi.length} caracteres; o padrão é 17.`)
  else if (!/\d{4}$/.test(chassi)) avisos.push('Os 4 últimos caracteres costumam ser números.')

  const anosPossiveis = chassi.length === 17 ? anosDaPosicao10(chassi.charAt(9)) : []
  if (
    brasileiro &&
    anoModelo !== undefined &&
    anosPossiveis.length > 0 &&
    !anosPossiveis.includes(anoModelo)
  ) {
    avisos.push(`O chassi indica ano-modelo ${anosPossiveis.join(' ou ')}, diferente de ${anoModelo}.`)
  }
  return { chassi, avisos, brasileiro, remarcado, anosPossiveis }
}

function anosDaPosicao10(caractere: string): number[] {
  const posicao = ANOS.indexOf(caractere)
  if (posicao < 0) return []
  return [PRIMEIRO_ANO + posicao, PRIMEIRO_ANO + posicao + ANOS.length]
}

/** Blocks only what cannot be a chassis: empty, other characters, shorter than 6 or longer than 20. */
export function validarChassi(texto: string): Validado {
  const chassi = normalizarChassi(texto)
  if (chassi === '') return recusado('Informe o chassi.')
  if (!/^[A-Z0-9]+$/.test(chassi)) return recusado('O chassi só tem letras e números.')
  if (chassi.length < 6 || chassi.length > 20)
    return recusado('O chassi tem 17 caracteres (os antigos, pelo menos 6).')
  return aceito(chassi)
}
