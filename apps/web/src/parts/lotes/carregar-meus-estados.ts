// Loaded once after login, and again whenever the client's own room says that something changed.
import { chamar } from '../../core/api.ts'
import { mudarMeusEstados } from './meus-estados.ts'

/** Fetches the list again; a failure leaves the marks as they are (specification 8: bid lists fail silently). */
export async function carregarMeusEstados(): Promise<void> {
  const lista = await chamar('GET /v1/cliente/meus-lances-rapido').catch(() => null)
  if (lista === null) return
  mudarMeusEstados(
    new Map(
      lista.flatMap(({ lelUid, estado }) =>
        estado === 'ganhando' || estado === 'superado' ? [[lelUid, estado] as const] : [],
      ),
    ),
  )
}
