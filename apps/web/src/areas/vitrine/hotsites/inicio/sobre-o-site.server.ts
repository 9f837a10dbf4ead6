// schema.org facts about the hotsite itself, for search engines.
import type { MarcaDoSite } from '../../../../core/marca.ts'
import { IR } from '../../../../parts/cabeca/caminhos.ts'

export function sobreOSite(origem: string, m: MarcaDoSite): object[] {
  const organizacao = {
    '@type': 'Organization',
    name: m.nome,
    url: origem,
    ...(m.logo ? { logo: origem + m.logo } : {}),
    ...(m.telefone ? { telephone: m.telefone.numero } : {}),
    ...(m.emailContato ? { email: m.emailContato } : {}),
    sameAs: Object.values(m.redes),
  }
  const site = {
    '@type': 'WebSite',
    name: m.nome,
    url: origem,
    potentialAction: {
      '@type': 'SearchAction',
      target: `${origem}${IR.lotes}?q={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  }
  return [organizacao, site]
}
