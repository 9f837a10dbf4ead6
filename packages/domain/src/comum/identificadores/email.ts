/**
 * E-mail: one @, something before it, a domain with a dot; blanks around it fall away and it is stored in lower case,
 * because people type their own address in both ways and mean one account. Whether it exists is found out by the
 * confirmation code, not here: a stricter pattern would only refuse real addresses. At most 254 characters (RFC 5321).
 */
import { aceito, recusado, type Validado } from './validado.ts'

const FORMA =
  /^[^\s@<>()[\]\\,;:"]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u

export function normalizarEmail(texto: string): string {
  return texto.trim().toLowerCase()
}

export function validarEmail(texto: string): Validado {
  const email = normalizarEmail(texto)
  if (email === '') return recusado('Informe o e-mail.')
  const local = email.slice(0, email.indexOf('@'))
  if (
    email.length > 254 ||
    !FORMA.test(email) ||
    local.startsWith('.') ||
    local.endsWith('.') ||
    local.includes('..')
  ) {
    return recusado('E-mail inválido. Use o formato nome@exemplo.com.br.')
  }
  return aceito(email)
}
