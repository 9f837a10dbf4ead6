/**
 * One field that takes a CPF or a CNPJ, told apart by length after cleaning: eleven characters or fourteen (not by
 * digits: `12ABC34501DE35` has only nine). The nature follows the specification: a client with a CNPJ is Juridica,
 * every other one is Fisica.
 */
import { formatarCnpj, normalizarCnpj, validarCnpj } from './cnpj.ts'
import { formatarCpf, validarCpf } from './cpf.ts'
import { aceito, recusado, type Validado } from './validado.ts'

export type Natureza = 'Fisica' | 'Juridica'

export interface Documento {
  readonly tipo: 'CPF' | 'CNPJ'
  /** In the stored form: 11 or 14 characters without separators. */
  readonly documento: string
  readonly natureza: Natureza
}

export function normalizarDocumento(texto: string): string {
  return normalizarCnpj(texto)
}

export function validarDocumento(texto: string): Validado<Documento> {
  const documento = normalizarDocumento(texto)
  if (documento === '') return recusado('Informe o CPF ou o CNPJ.')
  if (documento.length === 11) {
    const cpf = validarCpf(documento)
    return cpf.ok ? aceito({ tipo: 'CPF', documento: cpf.valor, natureza: 'Fisica' }) : cpf
  }
  if (documento.length === 14) {
    const cnpj = validarCnpj(documento)
    return cnpj.ok ? aceito({ tipo: 'CNPJ', documento: cnpj.valor, natureza: 'Juridica' }) : cnpj
  }
  return recusado('Informe um CPF (11 números) ou um CNPJ (14 caracteres).')
}

export function formatarDocumento(documento: string): string {
  return normalizarDocumento(documento).length === 14 ? formatarCnpj(documento) : formatarCpf(documento)
}

/** Whether two spellings mean the same document; empty never equals anything. */
export function mesmoDocumento(a: string | null | undefined, b: string | null | undefined): boolean {
  if (!a || !b) return false
  const na = normalizarDocumento(a)
  return na !== '' && na === normalizarDocumento(b)
}

/** Of some who were erased long ago nothing tells any more what they were: nothing is claimed then. */
export const naturezaConhecida = (c: {
  readonly cpf: string | null
  readonly cnpj: string | null
  readonly excluidoNatureza: string | null
}): boolean => c.cpf !== null || c.cnpj !== null || c.excluidoNatureza !== null

/** Specification, section 3: "legal entity (Juridica) if a CNPJ is present, otherwise individual (Fisica)". */
export function naturezaDoCliente(cliente: {
  readonly cnpj?: string | null | undefined
  /** what an erased one was, whose document is gone */
  readonly excluidoNatureza?: string | null | undefined
}): Natureza {
  return cliente.cnpj || cliente.excluidoNatureza === 'Juridica' ? 'Juridica' : 'Fisica'
}
