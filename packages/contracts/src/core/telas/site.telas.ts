// Screens of what the house shows and hears by its site: messages, subscribers, banners, the sign-in page, the pages' editor.
import { type Tela, tela } from '../tela.ts'

export const TELAS_DO_SITE = {
  mensagensDoSite: tela({
    path: '/admin/mensagens-do-site',
    area: 'retaguarda',
    permission: 'contato:ver',
    title: 'Mensagens do site',
    screen: 'retaguarda/mensagens/mensagens-do-site.screen',
    menu: 'Site',
  }),
  newsletter: tela({
    path: '/admin/newsletter',
    area: 'retaguarda',
    permission: 'newsletter:ver',
    title: 'Newsletter',
    screen: 'retaguarda/newsletter/newsletter.screen',
    menu: 'Site',
  }),
  banners: tela({
    path: '/admin/banners',
    area: 'retaguarda',
    permission: 'conteudo:editar',
    title: 'Banners',
    screen: 'retaguarda/banners/banners.screen',
    menu: 'Site',
  }),
  paginaDeLogin: tela({
    path: '/admin/pagina-de-login',
    area: 'retaguarda',
    permission: 'conteudo:editar',
    title: 'Página de login',
    screen: 'retaguarda/conteudo/pagina-de-login.screen',
    menu: 'Site',
  }),
  editorDePagina: tela({
    path: '/admin/pagina/:uid',
    area: 'retaguarda',
    permission: 'conteudo:editar',
    title: 'Página',
    lista: '/admin/paginas',
    screen: 'retaguarda/conteudo/editor-de-pagina.screen',
  }),
} as const satisfies Record<string, Tela>
