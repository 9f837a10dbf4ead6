/**
 * The consignor's answer given while the lot was still being cried, applied when the hammer falls. It answered the
 * bid that stood then; later bids only raise it. "Liberada" holds for that bid and every higher one. "Recusada" holds
 * only for the bid that it refused: a higher one is a new question. "Novo valor" is a price: a bid that reaches it is
 * freed, a lower one is asked for it.
 */
import type { Centavos } from '../comum/dinheiro.ts'
import type { EventoDeCondicional, RespostaDoComitente } from './states.ts'

export interface RespostaDuranteLeilao {
  readonly resposta: RespostaDoComitente
  /** The bid that stood when he answered; null: before the first one. */
  readonly lance: Centavos | null
  /** Only with `Novo valor`. */
  readonly valor: Centavos | null
}

export interface RespostaAplicada {
  readonly evento: Extract<EventoDeCondicional, 'liberar' | 'recusar' | 'novoValor'>
  readonly valor: Centavos | null
}

/** The event that the stored answer is at the final bid; null: it does not fit, the consignor is asked again. */
export function respostaNoMartelo(
  dada: RespostaDuranteLeilao,
  lanceFinal: Centavos,
): RespostaAplicada | null {
  switch (dada.resposta) {
    case 'Liberada':
      return dada.lance !== null && lanceFinal >= dada.lance ? { evento: 'liberar', valor: null } : null
    case 'Recusada':
      return dada.lance === lanceFinal ? { evento: 'recusar', valor: null } : null
    case 'Novo valor':
      if (dada.valor === null) return null
      return lanceFinal >= dada.valor
        ? { evento: 'liberar', valor: null }
        : { evento: 'novoValor', valor: dada.valor }
  }
}
