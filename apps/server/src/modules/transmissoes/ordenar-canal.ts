// What the media process is to do with a channel, as its row says.
import type { Servicos } from '../../core/servicos.ts'

export function ordenarCanal(
  midia: Pick<Servicos['midia'], 'ordenar'>,
  c: {
    readonly uid: string
    readonly gravar: boolean
    readonly disponivel: boolean
    /** the card is in the picture's place */
    readonly pausado: boolean
  },
): void {
  const { uid: canal, gravar, pausado, disponivel: publico } = c
  midia.ordenar({ t: 'canal', canal, gravar, pausado, publico })
}
