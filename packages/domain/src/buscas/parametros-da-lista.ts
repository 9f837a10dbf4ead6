// What was understood, as the parameters of the list's address: the list and the suggestions speak the same.
import type { BuscaInterpretada } from './texto-da-busca.ts'

export type Parametro = readonly [nome: string, valor: string]

export function parametrosDaLista({ filtros, faixas, resto }: BuscaInterpretada): Parametro[] {
  const saida: Parametro[] = []
  const por = (nome: string, valor: string) => {
    if (!saida.some(([n, v]) => n === nome && v === valor)) saida.push([nome, valor])
  }
  for (const { campo, valor, pai } of filtros) {
    if (campo === 'modelo') por('marca', `${pai}|${valor}`)
    else por(campo, valor)
  }
  for (const { campo, de, ate } of faixas) {
    if (de !== null) por(`${campo}De`, String(Math.round(de)))
    if (ate !== null) por(`${campo}Ate`, String(Math.round(ate)))
  }
  if (resto !== '') por('q', resto)
  return saida
}
