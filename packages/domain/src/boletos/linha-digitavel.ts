// A boleto's barcode (44 digits) and typed line (47), built and read. Reading names the first thing that is wrong; a bill
// of public services (first digit 8, 48 digits) is no boleto and is said to be one.
import type { Dia } from '../calendario/dia.ts'
import type { Centavos } from '../comum/dinheiro.ts'
import { modulo10, modulo11 } from './digitos.ts'
import { fatorDeVencimento, vencimentoDoFator } from './fator-de-vencimento.ts'

/** Ten digits of centavos fit the code. */
export const VALOR_MAXIMO_DO_BOLETO: Centavos = 9_999_999_999

export interface DadosDoCodigo {
  /** three digits */
  readonly banco: string
  readonly vencimento: Dia
  readonly valor: Centavos
  /** 25 digits */
  readonly campoLivre: string
}

/** Throws `RangeError` on parts that do not fit: the caller has checked what people type. */
export function codigoDeBarras({ banco, vencimento, valor, campoLivre }: DadosDoCodigo): string {
  if (!/^\d{3}$/.test(banco)) throw new RangeError(`bank ${banco}`)
  if (!/^\d{25}$/.test(campoLivre)) throw new RangeError(`free field ${campoLivre}`)
  if (!Number.isSafeInteger(valor) || valor <= 0 || valor > VALOR_MAXIMO_DO_BOLETO)
    throw new RangeError(`value ${valor}`)
  const inicio = `${banco}9`
  const resto = `${fatorDeVencimento(vencimento)}${String(valor).padStart(10, '0')}${campoLivre}`
  return `${inicio}${digitoGeral(inicio + resto)}${resto}`
}

/** Mod 11 over the 43 other digits; 0, 10 and 11 become 1. */
function digitoGeral(quarentaETres: string): string {
  return modulo11(quarentaETres, '1')
}

export function linhaDigitavel(codigo: string): string {
  const livre = codigo.slice(19)
  const campos = [codigo.slice(0, 4) + livre.slice(0, 5), livre.slice(5, 15), livre.slice(15)]
  return `${campos.map((c) => c + modulo10(c)).join('')}${codigo[4]}${codigo.slice(5, 19)}`
}

/** `23791.23413 60000.000016 23000.123400 1 16400000150000` */
export function formatarLinhaDigitavel(linha: string): string {
  const p = (de: number, ate: number): string => linha.slice(de, ate)
  return `${p(0, 5)}.${p(5, 10)} ${p(10, 15)}.${p(15, 21)} ${p(21, 26)}.${p(26, 32)} ${p(32, 33)} ${p(33, 47)}`
}

export interface BoletoLido extends Omit<DadosDoCodigo, 'vencimento'> {
  readonly codigo: string
  readonly linha: string
  /** null: without due date (factor 0000) */
  readonly vencimento: Dia | null
}

export type LeituraDeBoleto =
  | { readonly ok: true; readonly boleto: BoletoLido }
  | { readonly ok: false; readonly erro: string }

const erro = (texto: string): LeituraDeBoleto => ({ ok: false, erro: texto })

/** A barcode or a typed line, with or without points and spaces. `hoje` decides between due dates of the same factor. */
export function lerBoleto(texto: string, hoje: Dia): LeituraDeBoleto {
  const digitos = texto.replace(/[\s.-]/g, '')
  if (!/^\d+$/.test(digitos)) return erro('Use somente os números do boleto.')
  if (digitos.startsWith('8')) return erro('Este código é de conta de consumo ou tributo, não de boleto.')
  if (digitos.length === 44) return conferir(digitos, hoje)
  if (digitos.length !== 47) return erro('A linha digitável tem 47 números, e o código de barras, 44.')
  const campos = [digitos.slice(0, 10), digitos.slice(10, 21), digitos.slice(21, 32)]
  for (const [i, c] of campos.entries())
    if (modulo10(c.slice(0, -1)) !== Number(c.at(-1)))
      return erro(`O dígito do ${i + 1}º campo da linha digitável não confere.`)
  const [a = '', b = '', c = ''] = campos.map((x) => x.slice(0, -1))
  return conferir(`${a.slice(0, 4)}${digitos.slice(32)}${a.slice(4)}${b}${c}`, hoje)
}

function conferir(codigo: string, hoje: Dia): LeituraDeBoleto {
  if (codigo[3] !== '9') return erro('A moeda do boleto não é o real.')
  if (digitoGeral(codigo.slice(0, 4) + codigo.slice(5)) !== codigo[4])
    return erro('O dígito verificador do boleto não confere.')
  const fator = codigo.slice(5, 9)
  const vencimento = vencimentoDoFator(fator, hoje)
  if (vencimento === null && fator !== '0000') return erro('O fator de vencimento do boleto é inválido.')
  return {
    ok: true,
    boleto: {
      codigo,
      linha: linhaDigitavel(codigo),
      banco: codigo.slice(0, 3),
      vencimento,
      valor: Number(codigo.slice(9, 19)),
      campoLivre: codigo.slice(19),
    },
  }
}
