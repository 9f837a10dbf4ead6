// Why a request to an outside party came to nothing, as the domain's table of outcomes names it. Expected: the caller
// catches it and answers the person, or lets the outbox retry.
import { DESFECHOS, type NomeDeDesfecho } from '@martelo/domain/externo/desfechos.ts'

export class FalhaExterna extends Error {
  readonly desfecho: NomeDeDesfecho
  readonly status: number | null
  /** what the party answered; not masked, never logged as it is */
  readonly corpo: string | null
  readonly cabecalhos: Readonly<Record<string, string>> | undefined
  /** seconds that the party asked us to wait */
  readonly esperar: number | null
  constructor(
    desfecho: NomeDeDesfecho,
    mensagem: string,
    o: {
      status?: number
      corpo?: string
      cabecalhos?: Readonly<Record<string, string>>
      esperar?: number | null
      cause?: unknown
    } = {},
  ) {
    super(mensagem, { cause: o.cause })
    this.desfecho = desfecho
    this.status = o.status ?? null
    this.corpo = o.corpo ?? null
    this.cabecalhos = o.cabecalhos
    this.esperar = o.esperar ?? null
  }
  /** asking later may go better */
  get passageira(): boolean {
    return DESFECHOS[this.desfecho].tentar
  }
}
