/**
 * The nickname (apelido) under which a client bids in public. 3 to 20 letters, digits, and single . _ - between them.
 * Unique by `chaveDoApelido`: `JOÃO` and `joao` are one nickname. Refuses what could pass for the house (leiloeiro,
 * suporte …) and what gives the person away (e-mail, long numbers).
 */
import { aceito, recusado, type Validado } from '../comum/identificadores/validado.ts'
import { semAcentos } from '../comum/texto.ts'

export const APELIDO_MINIMO = 3
export const APELIDO_MAXIMO = 20

const RESERVADOS = [
  'admin',
  'leiloeir',
  'comitente',
  'suporte',
  'atendimento',
  'moderador',
  'sistema',
  'martelo',
]

/** One key for all spellings of a nickname: no accents, case, or separators. */
export function chaveDoApelido(apelido: string): string {
  return semAcentos(apelido).replace(/[^a-z0-9]/g, '')
}

export function validarApelido(texto: string): Validado {
  const apelido = texto.normalize('NFC').trim()
  if (apelido === '') return recusado('Informe o apelido.')
  const tamanho = [...apelido].length
  if (tamanho < APELIDO_MINIMO || tamanho > APELIDO_MAXIMO) {
    return recusado(`O apelido deve ter de ${APELIDO_MINIMO} a ${APELIDO_MAXIMO} caracteres.`)
  }
  if (!/^[\p{Script=Latin}\d]+([._-][\p{Script=Latin}\d]+)*$/u.test(apelido)) {
    return recusado('Use letras, números e, entre eles, ponto, hífen ou sublinhado.')
  }
  const chave = chaveDoApelido(apelido)
  if (/\d{6}/.test(chave)) return recusado('O apelido aparece em público: não use documento nem telefone.')
  if (RESERVADOS.some((r) => chave.includes(r))) return recusado('Este apelido é reservado.')
  return aceito(apelido)
}
