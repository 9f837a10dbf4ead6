// A statement over many rows at once: each table of it comes as one array parameter per column. The parameters are
// numbered as the tables are named in the text.
//
// Every table named in the text is read by the statement: PostgreSQL cannot infer the type of an unused parameter.
import type { Vetor } from './vetores.ts'

export class Comando<D> {
  texto = ''
  readonly #escrever: ((dados: D) => Buffer)[] = []

  /** The arrays, one per column, as arguments. */
  listas<T>(vetores: readonly Vetor<T>[], de: (dados: D) => readonly T[]): string {
    return vetores
      .map(([, tipo, escrever]) => `$${this.#escrever.push((d) => escrever(de(d)))}::${tipo}[]`)
      .join(', ')
  }

  /** The same as a table that can be read from. */
  tabela<T>(nome: string, vetores: readonly Vetor<T>[], de: (dados: D) => readonly T[]): string {
    return `unnest(${this.listas(vetores, de)}) as ${nome}(${vetores.map(([coluna]) => coluna).join(', ')})`
  }

  valores(dados: D): Buffer[] {
    return this.#escrever.map((fn) => fn(dados))
  }
}
