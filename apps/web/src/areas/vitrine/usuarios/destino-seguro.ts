import { caminhoDesteSite } from '@martelo/domain/comum/caminho-deste-site.ts'

/** Only addresses of this site: a redirect to another host would be a gift to phishers. */
export function destinoSeguro(url: string | null, senao: string): string {
  return caminhoDesteSite(url) ?? senao
}
