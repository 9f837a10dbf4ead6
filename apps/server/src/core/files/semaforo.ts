/**
 * A semaphore: n run at a time and a bounded number wait. Heavy work on pictures and documents passes it, so that a
 * person who drops two hundred photographs cannot take the processor away from those who are bidding. Refuses (null)
 * when the waiting room is full: an unbounded queue is a slow way of running out of memory.
 */
export interface Semaforo {
  /** Runs `tarefa` when there is room; null when too many already wait. What the task throws passes through. */
  readonly entrar: <T>(tarefa: () => Promise<T>) => Promise<T | null>
  readonly ocupados: () => number
  readonly esperando: () => number
}

export function criarSemaforo(simultaneos: number, esperaMaxima: number): Semaforo {
  let ocupados = 0
  const fila: (() => void)[] = []

  async function entrar<T>(tarefa: () => Promise<T>): Promise<T | null> {
    if (ocupados >= simultaneos) {
      if (fila.length >= esperaMaxima) return null
      // The one who leaves hands its place over, so `ocupados` does not change in between.
      await new Promise<void>((seguir) => fila.push(seguir))
    } else {
      ocupados++
    }
    try {
      return await tarefa()
    } finally {
      const proximo = fila.shift()
      if (proximo) proximo()
      else ocupados--
    }
  }

  return { entrar, ocupados: () => ocupados, esperando: () => fila.length }
}
