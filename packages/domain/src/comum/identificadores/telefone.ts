/**
 * Brazilian telephones of clients: a DDD of the list of 67 and eight digits (fixed, first one 2 to 5) or nine
 * (mobile, first one 9). Stored as E.164 (`+5562999998888`), shown as `(62) 99999-8888`. Refuses 0800, 0300 and 4004
 * numbers, which belong to no person, and eight-digit mobiles, extinct since 2016. Source: Anatel numbering plan.
 */
import { telefoneNacional } from './telefone-da-casa.ts'
import { aceito, recusado, type Validado } from './validado.ts'

export const DDDS: ReadonlySet<string> = new Set(
  (
    '11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49 51 53 54 55 ' +
    '61 62 63 64 65 66 67 68 69 71 73 74 75 77 79 81 82 83 84 85 86 87 88 89 91 92 93 94 95 96 97 98 99'
  ).split(' '),
)

export interface Telefone {
  readonly e164: string
  readonly tipo: 'celular' | 'fixo'
}

/**
 * DDD and number, digits only: removes punctuation, the country code and the trunk zero. Not every leading 55 is the
 * country: it is also the DDD of Santa Maria (RS).
 */
export function normalizarTelefone(texto: string): string {
  const limpo = texto.replace(/[\s().-]/g, '').replace(/^(\+|00)55/, '')
  if (/^55\d{10,11}$/.test(limpo)) return limpo.slice(2)
  return /^0[1-9]\d{9,10}$/.test(limpo) ? limpo.slice(1) : limpo
}

export function validarTelefone(texto: string): Validado<Telefone> {
  const numero = normalizarTelefone(texto)
  if (numero === '') return recusado('Informe o telefone com DDD.')
  if (!/^\d{10,11}$/.test(numero)) return recusado('Informe o DDD e o número, como (62) 99999-8888.')
  if (!DDDS.has(numero.slice(0, 2))) return recusado(`O DDD ${numero.slice(0, 2)} não existe.`)
  if (numero.length === 11 && numero[2] === '9') return aceito({ e164: `+55${numero}`, tipo: 'celular' })
  if (numero.length === 10 && /[2-5]/.test(numero.charAt(2)))
    return aceito({ e164: `+55${numero}`, tipo: 'fixo' })
  return recusado('Telefone inválido. Celular tem 9 números e começa com 9; fixo tem 8.')
}

/** Where a code has to reach the person by message: fixed telephones are refused too. */
export function validarCelular(texto: string): Validado<Telefone> {
  const telefone = validarTelefone(texto)
  if (telefone.ok && telefone.valor.tipo !== 'celular')
    return recusado('Informe um celular que receba mensagens.')
  return telefone
}

/** `+5562999998888` → `(62) 99999-8888`, `08001234567` → `0800 123 4567`; what has another shape comes back as it is. */
export function formatarTelefone(telefone: string): string {
  const nacional = telefoneNacional(telefone)
  if (nacional !== null) return nacional
  const n = normalizarTelefone(telefone)
  if (!/^\d{10,11}$/.test(n)) return telefone
  return `(${n.slice(0, 2)}) ${n.slice(2, -4)}-${n.slice(-4)}`
}
