// Who in this process hears which word of the bus. What arrives may come from a newer or an older program, while
// processes are replaced one by one: unknown subjects and fields are ignored, and what cannot be read at all is logged
// and left. No word of another process ends this one.
// A known subject never gets a new meaning: that is a new subject.
import type { Logger } from 'pino'

export interface Ouvintes {
  assinar(assunto: string, fn: (dados: never) => void): void
  /** what came over the line, as a list; empty when it is none */
  abrir(texto: string): readonly unknown[]
  /** one word: [subject, content] */
  entregar(palavra: unknown): void
}

export function criarOuvintes(log: Logger): Ouvintes {
  const ouvintes = new Map<string, ((dados: never) => void)[]>()
  const estranha = (err: unknown): void => log.warn({ err }, 'a word of another process was not understood')
  return {
    assinar(assunto, fn) {
      ouvintes.set(assunto, [...(ouvintes.get(assunto) ?? []), fn])
    },
    abrir(texto) {
      try {
        const lido: unknown = JSON.parse(texto)
        if (Array.isArray(lido)) return lido as unknown[]
        estranha(new Error('it is no list'))
      } catch (e) {
        estranha(e)
      }
      return []
    },
    entregar(palavra) {
      try {
        const [assunto, dados] = palavra as [string, never]
        for (const fn of ouvintes.get(assunto) ?? []) fn(dados)
      } catch (e) {
        estranha(e)
      }
    },
  }
}
