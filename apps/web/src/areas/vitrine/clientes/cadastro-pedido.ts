// The sign-up that waits for its code, kept in the tab: a phone may drop the page while one reads the mail.
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
