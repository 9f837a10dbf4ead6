// What follows a change of a client's documents: other modules register here (habilitações look again at who waits).
import { definirTarefa } from '../../core/jobs/fila.ts'

export interface MudancaDeDocumentos {
  readonly hotId: number
  readonly cliId: number
  readonly cliUid: string
}

type Interessado = (m: MudancaDeDocumentos) => Promise<void>
const interessados: Interessado[] = []

/** Called once at start by modules that act when documents are approved or rejected. `fn` must be idempotent. */
export function aoMudarDocumentos(fn: Interessado): void {
  interessados.push(fn)
}

export const documentosMudaram = definirTarefa<MudancaDeDocumentos>('documentos-mudaram', async (m) => {
  for (const fn of interessados) await fn(m)
})
