// What a call that did not succeed throws; apart from the calls, so that a form knows it before one is sent.
import {
  CODIGO_SEM_REDE,
  type ErroDaApi,
  juntarMensagens,
  SEM_REDE,
} from '@martelo/contracts/core/error-object.ts'

export class ErroDeChamada extends Error {
  readonly erro: ErroDaApi
  constructor(erro: ErroDaApi) {
    super(juntarMensagens(erro.message))
    this.erro = erro
  }
  get codigo(): number {
    return this.erro.statusCode
  }
  /** messages by field name, for forms */
  get campos(): Readonly<Record<string, string>> {
    return this.erro.campos ?? {}
  }
}

/** No answer: whether the call arrived is unknown. */
export const semResposta = (message: string = SEM_REDE): ErroDeChamada =>
  new ErroDeChamada({ message, statusCode: CODIGO_SEM_REDE, error: 'Network Error' })
