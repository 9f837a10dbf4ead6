// How the fields of the record at hand are called and read. A form of a declared record brings its own words; others are
// read with the words that the records of the house declare.
import { createContext, useContext } from 'react'
import { type Palavras, palavrasDaEntidade } from '@martelo/contracts/core/palavras-do-historico.ts'

export const PALAVRAS_GERAIS: Palavras = palavrasDaEntidade('')

export const PalavrasDoRegistro = createContext(PALAVRAS_GERAIS)
export const usePalavras = (): Palavras => useContext(PalavrasDoRegistro)
