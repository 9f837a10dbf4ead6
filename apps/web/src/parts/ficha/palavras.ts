// How the fields of the record at hand are called and read. A form of a declared record brings its own words; others are
// read with the words that the whole back-office shares.
import { createContext, useContext } from 'react'
import { compararEmPalavras, nomeDoCampo } from './palavras-do-historico.ts'

export interface Palavras {
  readonly nomeDoCampo: (campo: string) => string
  /** before and after, in words; '' for nothing */
  readonly comparar: (campo: string, antes: unknown, depois: unknown) => [string, string]
}
export const PALAVRAS_GERAIS: Palavras = { nomeDoCampo, comparar: compararEmPalavras }

export const PalavrasDoRegistro = createContext(PALAVRAS_GERAIS)
export const usePalavras = (): Palavras => useContext(PalavrasDoRegistro)
