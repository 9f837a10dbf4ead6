// What is answered when the database is away, full or starting, wherever it shows: in a call, before it (who asks, which
// house), or in a page. 503 with Retry-After; not a fault of the request, and no bug to log as one.
import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import type { ErroDaApi } from '@martelo/contracts/core/error-object.ts'
import { ehFaltaPassageira } from '../database/falta-passageira.ts'

const ESPERAR_SEGUNDOS = 2

/** null: `e` is something else. */
export function erroDeFaltaDoBanco(e: unknown, requestId: string): ErroDaApi | null {
  if (!ehFaltaPassageira(e)) return null
  return {
    message: MENSAGENS.indisponivel,
    statusCode: 503,
    error: 'Service Unavailable',
    esperarSegundos: ESPERAR_SEGUNDOS,
    requestId,
  }
}
