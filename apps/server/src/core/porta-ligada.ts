// What one module asks and another one, which knows it, answers: bound when the other's file is read. A port that stays open
// would do nothing without a word, so the program does not start with one, and asking through one is an error.
const abertas = new Set<string>()

interface Porta<F> {
  ligar(fn: F): void
  usar(): F
}

/** `nome`: as the message at the start says it. */
export function portaLigada<F extends object>(nome: string): Porta<F> {
  let ligada: F | null = null
  abertas.add(nome)
  return {
    ligar(fn) {
      ligada = fn
      abertas.delete(nome)
    },
    usar() {
      if (ligada === null) throw new Error(`nothing answers "${nome}": its module was not read`)
      return ligada
    },
  }
}

/** After all modules were read. */
export function exigirPortas(): void {
  if (abertas.size > 0) throw new Error(`nothing answers: ${[...abertas].join(', ')}`)
}
