// How a role that does not answer for clients reads a document and a number: dressed first, so that the separators stay
// where people expect them.
import { formatarDocumento } from './documento.ts'
import { mascararCampo } from './mascarar.ts'
import { formatarTelefone } from './telefone.ts'

export const documentoMascarado = (documento: string): string =>
  mascararCampo(documento.length === 14 ? 'cnpj' : 'cpf', formatarDocumento(documento))

export const telefoneMascarado = (telefone: string): string =>
  mascararCampo('telefone', formatarTelefone(telefone))
