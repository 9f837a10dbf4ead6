// Notices grouped by what they are about: a lot, a purchase.
import type { TipoDeAviso } from './catalogo.ts'

interface Aviso {
  readonly uid: string
  readonly tipo: string
  readonly marca: string
}

/** They repeat what the client chose to watch, and ask nothing of him. */
const LEMBRETES = new Set<string>([
  'encerrando',
  'lembrete-hora',
  'lembrete-dia',
  'lote-perto',
] satisfies TipoDeAviso[])
/** An offer lapses when it is not answered. */
const PEDEM_RESPOSTA = new Set<string>([
  'proposta-CONTRAPROPOSTA',
  'condicional-novoValor',
] satisfies TipoDeAviso[])

/**
 * One group per lot or purchase, in the order given (newest first). The newest leads its group; but a reminder does not
 * cover an offer that waits for an answer.
 */
export function avisosPorAssunto<T extends Aviso>(avisos: readonly T[]): T[][] {
  return [...Map.groupBy(avisos, (n) => n.marca || n.uid).values()].map((dele) => {
    const dito = dele.find((n) => !LEMBRETES.has(n.tipo))
    if (dito === undefined || !PEDEM_RESPOSTA.has(dito.tipo)) return dele
    return [dito, ...dele.filter((n) => n !== dito)]
  })
}
