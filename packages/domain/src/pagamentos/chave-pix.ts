/**
 * The five kinds of Pix key, in the form in which a BR Code carries them and a bank compares them: CPF and CNPJ
 * without punctuation, e-mail in lower case, telephone as E.164, random key as a UUID. Source: Bacen, Manual
 * Operacional do DICT. Eleven digits may be a CPF or a mobile: a CPF has check digits, so it is asked first, and a
 * telephone may always be told apart by its +55.
 */
import { validarDocumento } from '../comum/identificadores/documento.ts'
import { validarEmail } from '../comum/identificadores/email.ts'
import { validarTelefone } from '../comum/identificadores/telefone.ts'
import { aceito, recusado, type Validado } from '../comum/identificadores/validado.ts'

export type TipoDeChavePix = 'CPF' | 'CNPJ' | 'E-mail' | 'Telefone' | 'Aleatória'

export interface ChavePix {
  readonly tipo: TipoDeChavePix
  readonly chave: string
}

const ALEATORIA = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const EMAIL_MAXIMO = 77

export function validarChavePix(texto: string): Validado<ChavePix> {
  const limpa = texto.trim()
  if (limpa === '') return recusado('Informe a chave Pix.')
  if (ALEATORIA.test(limpa.toLowerCase())) return aceito({ tipo: 'Aleatória', chave: limpa.toLowerCase() })
  if (limpa.includes('@')) {
    const email = validarEmail(limpa)
    if (!email.ok) return email
    if (email.valor.length > EMAIL_MAXIMO) return recusado('O e-mail de uma chave Pix tem até 77 caracteres.')
    return aceito({ tipo: 'E-mail', chave: email.valor })
  }
  const documento = validarDocumento(limpa)
  if (documento.ok) return aceito({ tipo: documento.valor.tipo, chave: documento.valor.documento })
  const telefone = validarTelefone(limpa)
  if (telefone.ok) return aceito({ tipo: 'Telefone', chave: telefone.valor.e164 })
  return recusado('Chave Pix inválida. Use CPF, CNPJ, e-mail, telefone com DDD ou a chave aleatória.')
}
