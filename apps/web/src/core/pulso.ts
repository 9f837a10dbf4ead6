// The heartbeat of an open socket: asks for the server's clock now and then, and detects a server that has gone
// silent. A node whose machine was lost closes nothing; the browser would show a stale room for minutes.

/** Between two questions, a fifth more or less: thousands of tabs that came together do not ask together for ever. */
const CADA_MS = 30_000
const RESPOSTA_MS = 10_000
const LOGO_MS = 1_500

export interface Pulso {
  /** asks now, and from now on */
  bater(): void
  /** asks in a moment: once the server itself has noticed, and not all tabs together */
  logo(): void
  /** something has come */
  ouviu(): void
  parar(): void
}

/** Any message is a sign of life: on a congested line the answer itself comes late. */
export function criarPulso(
  perguntar: () => void,
  calou: () => void,
  acaso: () => number = Math.random,
): Pulso {
  let timer: ReturnType<typeof setTimeout> | undefined
  let ouvidas = 0
  let esperando = false
  let breve: ReturnType<typeof setTimeout> | undefined
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
  const logo = (): void => {
    // Once in a while: on a slow line everything comes late.
    if (breve !== undefined) return
    breve = setTimeout(
      () => {
        esperando = false
        bater()
        breve = setTimeout(() => {
          breve = undefined
        }, RESPOSTA_MS)
      },
      LOGO_MS * (1 + acaso()),
    )
  }
  return {
    bater,
    logo,
    ouviu: () => {
      ouvidas += 1
    },
    parar: () => {
      clearTimeout(timer)
      clearTimeout(breve)
      breve = undefined
      esperando = false
    },
  }
}
