// What this browser remembers of a login: when to renew it, nothing that opens anything. Small, for pages that only want to
// know whether there is one.
export const CHAVE_DA_SESSAO = 'martelo.sessao'

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
