// The manifest is the hotsite's own: its name, its colours, its icons. The address of the icons carries the hotsite's
// version, so that a new look reaches those who installed the old one.
import { manifesto } from '@martelo/contracts/aplicativo/manifesto.contract.ts'
import { ICONES_DO_APP, nomeCurto } from '@martelo/domain/aplicativo/icones-do-app.ts'
import { palavras } from '@martelo/domain/hotsites/palavras.ts'
import type { TipoHotsite } from '@martelo/domain/hotsites/tipos.ts'
import { arquivo, handle } from '../../core/http/handle.ts'

const UMA_HORA = 'public, max-age=3600'

handle(manifesto, (ctx, { query: { inicio } }) => {
  const h = ctx.hotsite
  const p = palavras(h.tipo as TipoHotsite)
  const icone = (nome: keyof typeof ICONES_DO_APP, purpose: 'any' | 'maskable') => {
    const { lado } = ICONES_DO_APP[nome]
    return {
      src: `/v1/hotsite/icone/${nome}?v=${h.versao}`,
      sizes: `${lado}x${lado}`,
      type: 'image/png',
      purpose,
    }
  }
  const atalho = (name: string, url: string) => ({ name, url })
  const texto = JSON.stringify({
    id: inicio ? `/${inicio}` : '/',
    name: inicio ? `Vistorias, ${h.nome}` : h.nome,
    short_name: inicio ? 'Vistorias' : nomeCurto(h.nome),
    description: h.descricao || h.slogan,
    lang: 'pt-BR',
    dir: 'ltr',
    start_url: inicio ? `/${inicio}` : '/',
    scope: '/',
    display: 'standalone',
    theme_color: h.corPrimaria,
    background_color: '#ffffff',
    categories: ['shopping', 'business'],
    icons: [icone('app-192', 'any'), icone('app-512', 'any'), icone('mascara-512', 'maskable')],
    shortcuts: [
      atalho(`Todos os ${p.lote.varios}`, '/leilao'),
      atalho('Favoritos', '/cliente/favoritos'),
      atalho(`${p.lance.genero === 'f' ? 'Minhas' : 'Meus'} ${p.lance.varios}`, '/cliente/meus-lances'),
    ],
  })
  return Promise.resolve(
    arquivo(Buffer.from(texto), 'application/manifest+json; charset=utf-8', { cache: UMA_HORA }),
  )
})
