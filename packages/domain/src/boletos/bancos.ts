// What each bank calls a boleto: its number (nosso número) with digit, and the 25 digits that are the bank's in the barcode
// (campo livre). Sources: the banks' manuals of registered collection. An account that lacks what its bank needs is refused
// by field, before a number is spent.
import { modulo10, modulo11, restoModulo11 } from './digitos.ts'

export interface ContaDeCobranca {
  /** three digits */
  readonly banco: string
  readonly agencia: string
  readonly agenciaDigito: string | null
  readonly conta: string
  readonly contaDigito: string | null
  readonly carteira: string
  /** convênio, código do beneficiário or código de transmissão: what the bank gave the house */
  readonly convenio: string | null
}

export interface NumeroDoBoleto {
  /** digits without the check digit, as the bank's files carry them */
  readonly numero: string
  /** empty where the bank uses none */
  readonly digito: string
  /** as printed: `09/00000000001-P` */
  readonly impresso: string
}

export type CampoDaConta = 'agencia' | 'conta' | 'contaDigito' | 'carteira' | 'convenio' | 'numero'
export interface ErroDaConta {
  readonly campo: CampoDaConta
  readonly erro: string
}

interface Banco {
  readonly nome: string
  /** digits that each field may have at most; a field that is absent here is not needed */
  readonly exige: Partial<Record<Exclude<CampoDaConta, 'numero'>, number>>
  /** digits of our own part of the number */
  readonly sequencia: (c: ContaDeCobranca) => number
  readonly numero: (c: ContaDeCobranca, n: string) => NumeroDoBoleto
  readonly campoLivre: (c: ContaDeCobranca, n: NumeroDoBoleto) => string
}

const z = (texto: string | null, tamanho: number): string => (texto ?? '').padStart(tamanho, '0')

/** Bradesco: mod 11 of base 7 over wallet and number; 10 is written P. */
function digitoBradesco(carteira: string, numero: string): string {
  const resto = restoModulo11(carteira + numero, 7)
  if (resto === 0) return '0'
  return resto === 1 ? 'P' : String(11 - resto)
}

/** Banco do Brasil: weights 9 down to 2 from the right; the rest is the digit, 10 is written X. */
function digitoBancoDoBrasil(numero: string): string {
  let soma = 0
  let peso = 9
  for (let i = numero.length - 1; i >= 0; i--) {
    soma += Number(numero[i]) * peso
    peso = peso === 2 ? 9 : peso - 1
  }
  return soma % 11 === 10 ? 'X' : String(soma % 11)
}

/** Santander: a rest of 10 gives 1; 0 and 1 give 0. */
function digitoSantander(numero: string): string {
  const resto = restoModulo11(numero)
  if (resto === 10) return '1'
  return resto < 2 ? '0' : String(11 - resto)
}

const digitoCaixa = (digitos: string): string => modulo11(digitos, '0')

/** Itaú wallets whose digit looks at wallet and number alone (its manual, note 23). */
const ITAU_SEM_CONTA = new Set(['126', '131', '146', '150', '168'])

export const BANCOS: Readonly<Record<string, Banco>> = {
  '237': {
    nome: 'Bradesco',
    exige: { agencia: 4, conta: 7, carteira: 2 },
    sequencia: () => 11,
    numero(c, n) {
      const carteira = z(c.carteira, 2)
      const digito = digitoBradesco(carteira, n)
      return { numero: n, digito, impresso: `${carteira}/${n}-${digito}` }
    },
    campoLivre: (c, n) => `${z(c.agencia, 4)}${z(c.carteira, 2)}${n.numero}${z(c.conta, 7)}0`,
  },
  '001': {
    nome: 'Banco do Brasil',
    exige: { agencia: 4, conta: 8, carteira: 2, convenio: 7 },
    // A convênio of 7 leaves 10 digits of 17; the older ones of 6 and 4 leave 5 and 7 of 11.
    sequencia: (c) => ({ 7: 10, 6: 5 })[(c.convenio ?? '').length] ?? 7,
    numero(c, n) {
      const convenio = c.convenio ?? ''
      const numero = convenio.length === 5 ? `0${convenio}${n}`.slice(-11) : `${convenio}${n}`
      if (convenio.length === 7) return { numero, digito: '', impresso: numero }
      const digito = digitoBancoDoBrasil(numero)
      return { numero, digito, impresso: `${numero}-${digito}` }
    },
    campoLivre: (c, n) =>
      n.numero.length === 17
        ? `000000${n.numero}${z(c.carteira, 2)}`
        : `${n.numero}${z(c.agencia, 4)}${z(c.conta, 8)}${z(c.carteira, 2)}`,
  },
  '341': {
    nome: 'Itaú',
    exige: { agencia: 4, conta: 5, carteira: 3 },
    sequencia: () => 8,
    numero(c, n) {
      const carteira = z(c.carteira, 3)
      const conta = ITAU_SEM_CONTA.has(carteira) ? '' : `${z(c.agencia, 4)}${z(c.conta, 5)}`
      const digito = String(modulo10(`${conta}${carteira}${n}`))
      return { numero: n, digito, impresso: `${carteira}/${n}-${digito}` }
    },
    campoLivre(c, n) {
      const conta = `${z(c.agencia, 4)}${z(c.conta, 5)}`
      return `${z(c.carteira, 3)}${n.numero}${n.digito}${conta}${modulo10(conta)}000`
    },
  },
  '033': {
    nome: 'Santander',
    exige: { agencia: 4, conta: 9, carteira: 3, convenio: 7 },
    sequencia: () => 12,
    numero(_, n) {
      const digito = digitoSantander(n)
      return { numero: n, digito, impresso: `${n}-${digito}` }
    },
    campoLivre: (c, n) => `9${z(c.convenio, 7)}${n.numero}${n.digito}0${z(c.carteira, 3)}`,
  },
  '104': {
    nome: 'Caixa Econômica Federal',
    exige: { agencia: 4, conta: 12, carteira: 2, convenio: 6 },
    sequencia: () => 15,
    // The wallet is the modality: 14 registered and printed by the house, 24 not registered.
    numero(c, n) {
      const numero = `${z(c.carteira, 2)}${n}`
      const digito = digitoCaixa(numero)
      return { numero, digito, impresso: `${numero}-${digito}` }
    },
    campoLivre(c, n) {
      const cedente = z(c.convenio, 6)
      const s = n.numero
      const corpo = `${cedente}${digitoCaixa(cedente)}${s.slice(2, 5)}${s[0]}${s.slice(5, 8)}${s[1]}${s.slice(8)}`
      return corpo + digitoCaixa(corpo)
    },
  },
}

/** A bank without a row of its own: branch, account, wallet and number one after the other. */
const GENERICO: Banco = {
  nome: 'Banco',
  exige: { agencia: 4, conta: 8, carteira: 3 },
  sequencia: () => 10,
  numero(_, n) {
    const digito = modulo11(n, '0')
    return { numero: n, digito, impresso: `${n}-${digito}` }
  },
  campoLivre: (c, n) => `${z(c.agencia, 4)}${z(c.conta, 8)}${z(c.carteira, 3)}${n.numero}`,
}

export function bancoDe(codigo: string): Banco {
  return BANCOS[codigo] ?? GENERICO
}

const NOMES: Record<Exclude<CampoDaConta, 'numero'>, string> = {
  agencia: 'A agência',
  conta: 'A conta',
  contaDigito: 'O dígito da conta',
  carteira: 'A carteira',
  convenio: 'O convênio (código do beneficiário)',
}

/** Why this account cannot charge by boleto, field by field; empty when it can. */
export function errosDaConta(c: ContaDeCobranca): ErroDaConta[] {
  const { exige, nome } = bancoDe(c.banco)
  return (Object.keys(exige) as (keyof typeof exige)[]).flatMap((campo) => {
    const valor = c[campo] ?? ''
    const maximo = exige[campo] ?? 0
    if (/^\d+$/.test(valor) && valor.length <= maximo) return []
    return [{ campo, erro: `${NOMES[campo]} precisa ter até ${maximo} números para boletos do ${nome}.` }]
  })
}

/** The boleto of the sequence's `sequencial`. Throws `RangeError` when the bank's digits are used up. */
export function numeroDoBoleto(c: ContaDeCobranca, sequencial: number): NumeroDoBoleto {
  const banco = bancoDe(c.banco)
  const tamanho = banco.sequencia(c)
  const n = String(sequencial).padStart(tamanho, '0')
  if (!Number.isSafeInteger(sequencial) || sequencial < 1 || n.length > tamanho)
    throw new RangeError(`number ${sequencial} does not fit ${tamanho} digits`)
  return banco.numero(c, n)
}

export function campoLivre(c: ContaDeCobranca, n: NumeroDoBoleto): string {
  return bancoDe(c.banco).campoLivre(c, n)
}
