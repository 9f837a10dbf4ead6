// Files on their way to one record, one after another: progress, cancel, again. It lives beside the screen: a tab that is
// left cancels nothing. The same attempt keeps its key, so that a file whose answer was lost is one file.

export interface Envio<T> {
  readonly id: string
  readonly o: T
  readonly estado: 'esperando' | 'enviando' | 'falhou'
  /** 0 to 1 */
  readonly feito: number
  readonly erro: string | null
}

export type Mandar<T> = (envio: Envio<T>, andar: (feito: number) => void, sinal: AbortSignal) => Promise<void>

export interface FilaDeEnvios<T> {
  readonly ver: () => readonly Envio<T>[]
  readonly ouvir: (fn: () => void) => () => void
  /** `recusa`: what is wrong with it already */
  readonly juntar: (novos: readonly { id: string; o: T; recusa?: string | null }[]) => void
  readonly tentar: (id: string) => void
  /** takes it out, also while it is sent */
  readonly tirar: (id: string) => void
}

export function criarFila<T>(mandar: Mandar<T>, dizer: (erro: unknown) => string): FilaDeEnvios<T> {
  let envios: readonly Envio<T>[] = []
  let atual: { readonly id: string; readonly controle: AbortController } | null = null
  const ouvintes = new Set<() => void>()
  const por = (novos: readonly Envio<T>[]): void => {
    envios = novos
    for (const fn of ouvintes) fn()
  }
  const mudar = (id: string, o: Partial<Envio<T>>): void =>
    por(envios.map((e) => (e.id === id ? { ...e, ...o } : e)))
  const semEle = (id: string): void => por(envios.filter((e) => e.id !== id))

  async function andar(): Promise<void> {
    const proximo = envios.find((e) => e.estado === 'esperando')
    if (atual !== null || proximo === undefined) return
    const { id } = proximo
    const controle = new AbortController()
    atual = { id, controle }
    mudar(id, { estado: 'enviando', feito: 0, erro: null })
    try {
      await mandar(proximo, (feito) => mudar(id, { feito }), controle.signal)
      semEle(id)
    } catch (e) {
      if (!controle.signal.aborted) mudar(id, { estado: 'falhou', erro: dizer(e) })
    } finally {
      atual = null
    }
    await andar()
  }

  return {
    ver: () => envios,
    ouvir: (fn) => {
      ouvintes.add(fn)
      return () => ouvintes.delete(fn)
    },
    juntar: (novos) => {
      por([
        ...envios,
        ...novos.map(({ id, o, recusa = null }): Envio<T> => {
          const estado = recusa === null ? 'esperando' : 'falhou'
          return { id, o, estado, feito: 0, erro: recusa }
        }),
      ])
      void andar()
    },
    tentar: (id) => {
      mudar(id, { estado: 'esperando', erro: null })
      void andar()
    },
    tirar: (id) => {
      semEle(id)
      if (atual?.id === id) atual.controle.abort()
    },
  }
}
