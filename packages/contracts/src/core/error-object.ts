// The error object alone, without the sentences of errors.ts: forms know it before anything has been sent.

export interface ErroDaApi {
  readonly message: string | readonly string[]
  readonly statusCode: number
  readonly error: string
  /** message by field path */
  readonly campos?: Readonly<Record<string, string>> | undefined
  readonly dados?: unknown
  readonly requestId?: string | undefined
  /** seconds after which asking again makes sense; the answer carries them as Retry-After too */
  readonly esperarSegundos?: number | undefined
}

/** No answer at all (network, time-out): the specification's code. */
export const CODIGO_SEM_REDE = 555
export const SEM_REDE = 'Não foi possível falar com o servidor. Verifique a sua conexão e tente novamente.'

/** Joins a list of messages as the specification says. */
export function juntarMensagens(message: string | readonly string[]): string {
  return typeof message === 'string' ? message : message.join(', ')
}
