// Where one asks to be told of what comes: the page beside the list, with or without an account.
import { lotesCom } from '../../../../parts/cabeca/caminhos.ts'
import type { Caminho } from '../../../../parts/cabeca/caminhos.ts'

const AVISE_ME = '/avise-me' satisfies Caminho

/** `lista`: the address of the search. */
export const aviseMe = (lista: string): string => `${AVISE_ME}?${new URLSearchParams({ de: lista })}`

interface ComQueSeParece {
  readonly categoria: string
  readonly marca: string
  readonly veiculo: { readonly modelo: string }
}

/** The same model; of a good that was entered without make or model, what is left to go by. */
export const aviseMeDeParecidos = ({ categoria, marca, veiculo }: ComQueSeParece): string => {
  if (marca && veiculo.modelo) return aviseMe(lotesCom({ marca: `${marca}|${veiculo.modelo}` }))
  return aviseMe(lotesCom(marca ? { categoria, marca } : { categoria }))
}
