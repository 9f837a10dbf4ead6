// What this browser remembers of a login: when to renew it, nothing that opens anything. Small, for pages that only want to
// know whether there is one.
export const CHAVE_DA_SESSAO = 'martelo.sessao'
/** Set while a user has signed out and the server has not been told: it stays until there is a connection. */
export const CHAVE_DA_SAIDA = 'martelo.saida'

export interface SessaoLembrada {
  /** epoch ms at which the access token ends */
  readonly dataFimToken: number
  readonly manterLogado: boolean
}

export function sessaoLembrada(): SessaoLembrada | null {
  try {
    return JSON.parse(localStorage.getItem(CHAVE_DA_SESSAO) ?? 'null') as SessaoLembrada | null
  } catch {
    return null
  }
}

export function saidaPendente(): boolean {
  try {
    return localStorage.getItem(CHAVE_DA_SAIDA) !== null
  } catch {
    return false
  }
}
