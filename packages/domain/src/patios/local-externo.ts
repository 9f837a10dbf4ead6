/**
 * "Local externo" is the name under which houses register what stands at no yard of theirs: it has no address, no page
 * and no map.
 */
import { semAcentos } from '../comum/texto.ts'

export function ehLocalExterno(nomeDoPatio: string | null): boolean {
  return semAcentos(nomeDoPatio ?? '').trim() === 'local externo'
}
