// Where one asks to be told of what comes: the page beside the list, with or without an account.
import { lotesCom } from '../../../../parts/cabeca/caminhos.ts'
import type { Caminho } from '../../../../parts/cabeca/caminhos.ts'

const AVISE_ME = '/avise-me' satisfies Caminho

/** `lista`: the address of the search. */
export const aviseMe = (lista: string): string => `${AVISE_ME}?${new URLSearchParams({ de: lista })}`

export const aviseMeDoModelo = (marca: string, modelo: string): string =>
  aviseMe(lotesCom({ marca: `${marca}|${modelo}` }))
