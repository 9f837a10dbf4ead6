// Which process decides a lot's bids: the one that scores highest for it (rendezvous hashing). Every process computes the
// same from the same list, and when one comes or goes only its own lots move.
//
// It is an aim, not a lock: two processes that disagree for a moment both decide rightly, only slower.
import { createHash } from 'node:crypto'

/** Null when the list is empty. */
export function donoDoLote(lelUid: string, nos: readonly string[]): string | null {
  let dono: string | null = null
  let melhor = ''
  for (const no of nos) {
    const nota = createHash('sha1').update(`${no} ${lelUid}`).digest('hex')
    if (nota > melhor) {
      melhor = nota
      dono = no
    }
  }
  return dono
}
