// Which photograph shows a marked damage: inspector and photographer name it with the same words.
import { semAcentos } from '../comum/texto.ts'
import { nomeDoGrupo } from './grupos-de-foto.ts'

/** Index of the first photograph of damages whose caption has the mark's note; null where none has, or nothing was noted. */
export function fotoDoDano(nota: string, legendas: readonly string[]): number | null {
  const palavras = semAcentos(nota).trim()
  if (palavras === '') return null
  const i = legendas.findIndex((l) => nomeDoGrupo(l) === 'Avarias' && semAcentos(l).includes(palavras))
  return i < 0 ? null : i
}
