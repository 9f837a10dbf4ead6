// The positions that the photographs of a kind of vehicle must have. A position is of one kind, or of all.
import { tipoDosItens } from './itens-por-tipo-de-lote.ts'

/** Of `tipo:nome` as the statements give them, the names that hold for this kind of goods. */
export function posicoesDoTipo(tipoId: number, posicoes: readonly string[]): string[] {
  const tipo = tipoDosItens(tipoId)
  return posicoes.flatMap((p) => {
    const corte = p.indexOf(':')
    const de = p.slice(0, corte)
    return de === 'TODOS' || de === tipo ? [p.slice(corte + 1)] : []
  })
}
