// The sign-up that waits for its code, and who invited to it, kept in the tab: a phone may drop the page while one reads
// the mail, and a guest looks around before he signs up.
export interface CadastroPedido {
  readonly cadastro: string
  readonly destino: string
  readonly proximoEnvio: string
}

const CHAVE = 'martelo.cadastro-pedido'

export function guardarPedido(p: CadastroPedido | null): void {
  try {
    if (p === null) sessionStorage.removeItem(CHAVE)
    else sessionStorage.setItem(CHAVE, JSON.stringify(p))
  } catch {
    // A browser that keeps nothing still signs up while the page stays open.
  }
}

export function pedidoGuardado(): CadastroPedido | null {
  try {
    return JSON.parse(sessionStorage.getItem(CHAVE) ?? 'null') as CadastroPedido | null
  } catch {
    return null
  }
}

const CHAVE_DO_CONVITE = 'martelo.convite'

/** The invitation of this address, else the one by which this tab came here. */
export function conviteDe(daqui: string | null): string | undefined {
  const dado = daqui?.slice(0, 40) || null
  try {
    if (dado !== null) sessionStorage.setItem(CHAVE_DO_CONVITE, dado)
    return dado ?? sessionStorage.getItem(CHAVE_DO_CONVITE) ?? undefined
  } catch {
    return dado ?? undefined
  }
}
