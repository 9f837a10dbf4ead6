// What crawlers may read: the storefront, not people's own pages nor the house's.
import type { Route } from './+types/robots.screen.ts'

// A crawler that follows a banner would count as a click of a person.
const FECHADOS = ['/ir?', '/admin', '/cliente', '/comitente', '/leiloeiro', '/login', '/documentos', '/v1/']

export function loader({ url }: Route.LoaderArgs) {
  const { origin } = url
  const linhas = [
    'User-agent: *',
    ...FECHADOS.map((p) => `Disallow: ${p}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ]
  return new Response(linhas.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
