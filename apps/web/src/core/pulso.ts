// The beat of an open socket: asks for the server's clock now and then, and notices a server that has gone silent. A
// node whose machine was lost closes nothing; the browser would look at a standing room for minutes.
//
// How one could get it wrong: to wait for the answer alone. Behind a full line it comes late; any message is a sign of life.

/** Between two questions, a fifth more or less: thousands of tabs that came together do not ask together for ever. */
const CADA_MS = 30_000
const RESPOSTA_MS = 10_000

export interface Pulso {
  /** asks now, and from now on */
  bater(): void
  /** something has come */
  ouviu(): void
  parar(): void
}

export function criarPulso(
  perguntar: () => void,
  calou: () => void,
  acaso: () => number = Math.random,
): Pulso {
  let timer: ReturnType<typeof setTimeout> | undefined
  let ouvidas = 0
  let esperando = false
  const bater = (): void => {
    if (esperando) return
    clearTimeout(timer)
    const antes = ouvidas
    esperando = true
    perguntar()
    timer = setTimeout(() => {
      esperando = false
      if (ouvidas === antes) calou()
      else timer = setTimeout(bater, CADA_MS * (0.8 + acaso() * 0.4) - RESPOSTA_MS)
    }, RESPOSTA_MS)
  }
  return {
    bater,
    ouviu: () => {
      ouvidas += 1
    },
    parar: () => {
      clearTimeout(timer)
      esperando = false
    },
  }
}
