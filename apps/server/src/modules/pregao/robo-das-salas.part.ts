// The robot of the rooms in one process: looks at its rooms four times per second, and earlier when a step is due.
import { conduzirSala, salasDoRobo, type ServicosDoRobo } from './robo.ts'

const VARREDURA_MS = 250

export function iniciarPregao(s: ServicosDoRobo): Promise<() => Promise<void>> {
  let parado = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let emCurso: Promise<void> = Promise.resolve()
  const rodar = (): void => {
    emCurso = rodada(s)
      .catch((e: unknown) => {
        s.log.warn({ err: e }, 'the rooms could not be looked at')
        return VARREDURA_MS
      })
      .then((espera) => {
        if (!parado) timer = setTimeout(rodar, espera)
      })
  }
  rodar()
  return Promise.resolve(async () => {
    parado = true
    clearTimeout(timer)
    await emCurso
  })
}

/** One look at all rooms; answers how long to wait for the next one. */
export async function rodada(s: ServicosDoRobo): Promise<number> {
  let espera = VARREDURA_MS
  for (const alvo of await salasDoRobo(s.banco.sistema)) {
    try {
      const falta = await conduzirSala(s, alvo)
      if (falta !== null) espera = Math.min(espera, Math.max(1, falta))
    } catch (e) {
      s.log.error({ err: e, leiUid: alvo.leiUid }, 'the robot stumbled in a room')
    }
  }
  return espera
}
