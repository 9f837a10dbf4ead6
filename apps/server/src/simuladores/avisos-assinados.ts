// How the simulated parties post their notices: signed as ours check them, and on demand often and in any order.
import { createHmac, randomUUID } from 'node:crypto'
import { type Acaso, embaralhar } from './acaso.ts'
import { postar } from './controle.ts'

export interface Assinatura {
  /** the party's own id of the notice; another one each time */
  readonly id?: string
  /** epoch ms; now */
  readonly instante?: number
  /** of a forger */
  readonly segredo?: string
}

/** Posts one notice; answers the status. */
export type MandarAviso = (destino: string, aviso: object, como?: Assinatura) => Promise<number>

export const mandarAssinado =
  (segredo: string): MandarAviso =>
  (destino, aviso, c = {}) => {
    const corpo = JSON.stringify(aviso)
    const instante = String(Math.floor((c.instante ?? Date.now()) / 1000))
    return postar(destino, corpo, {
      'x-instante': instante,
      'x-assinatura': createHmac('sha256', c.segredo ?? segredo)
        .update(`${instante}.${corpo}`)
        .digest('hex'),
      'x-aviso-id': c.id ?? randomUUID(),
    })
  }

/** Each notice so many times, shuffled, one after the other; answers each status. */
export const mandarEmDesordem =
  (mandar: (destino: string, aviso: object) => Promise<number>, sorte: Acaso) =>
  async (destino: string, avisos: readonly object[], vezes: number): Promise<number[]> => {
    const todos = embaralhar(
      avisos.flatMap((a) => Array.from({ length: vezes }, () => a)),
      sorte,
    )
    const status: number[] = []
    for (const a of todos) status.push(await mandar(destino, a))
    return status
  }
