// After any sign-in: remember when the session ends, then go where the person was going. A whole page load, so that the
// server renders with the new cookies and every room is entered as this person.
import { caminhoDesteSite } from '@martelo/domain/comum/caminho-deste-site.ts'
import { lembrarSessao } from '../../../core/sessao.ts'

/** Only addresses of this site: a redirect to another host would be a gift to phishers. */
export function destinoSeguro(url: string | null, senao: string): string {
  return caminhoDesteSite(url) ?? senao
}

export function entrou(sessao: { dataFimToken: string; manterLogado: boolean }, destino: string): void {
  lembrarSessao(sessao)
  location.assign(destino)
}
