// A Pix key as it is asked about before money leaves: enough to tell whose it is, not enough to write it down.
import { mascarar, mascararCampo } from '../comum/identificadores/mascarar.ts'
import { documentoMascarado, telefoneMascarado } from '../comum/identificadores/mascarar-contato.ts'

/** Of a random key, which tells nothing of a person, the first block stays. */
const DA_ALEATORIA = 8

export function chavePixMascarada(chave: string): string {
  if (chave.includes('@')) return mascararCampo('email', chave)
  if (chave.startsWith('+')) return telefoneMascarado(chave)
  const digitos = chave.replace(/[./-]/g, '')
  if (/^(?:\d{11}|\d{14})$/.test(digitos)) return documentoMascarado(digitos)
  return mascarar(chave, DA_ALEATORIA)
}
