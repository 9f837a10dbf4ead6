// For pages of work outdoors, over whose session nothing watches: a call that is refused because the session's token has
// ended is made once more when it is renewed. One renewal at a time, however many calls wait for it.
import { chamar } from './api.ts'
import { ErroDeChamada } from './erro-de-chamada.ts'

let renovando: Promise<unknown> | null = null

function renovar(): Promise<unknown> {
  renovando ??= chamar('POST /v1/usuario/refresh-token', { body: {} }).finally(() => {
    renovando = null
  })
  return renovando
}

export async function comSessao<T>(fazer: () => Promise<T>): Promise<T> {
  try {
    return await fazer()
  } catch (e) {
    if (!(e instanceof ErroDeChamada) || e.codigo !== 401) throw e
    await renovar()
    return fazer()
  }
}
