// After any sign-in: remember when the session ends, then go where the person was going. A whole page load, so that the
// server renders with the new cookies and every room is entered as this person.
import { lembrarSessao } from '../../../core/sessao.ts'

export function entrou(sessao: { dataFimToken: string; manterLogado: boolean }, destino: string): void {
  lembrarSessao(sessao)
  location.assign(destino)
}
