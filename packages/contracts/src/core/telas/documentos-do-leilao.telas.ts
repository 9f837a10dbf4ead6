// The papers of auctions: what waits in all of them, and the documents of one; and what buyers say afterwards.
import { type Tela, tela } from '../tela.ts'

export const TELAS_DOS_DOCUMENTOS = {
  pendenciasDosLeiloes: tela({
    path: '/admin/documentos-leilao',
    area: 'retaguarda',
    permission: 'leilao:ver',
    title: 'Documentos e vídeos dos leilões',
    screen: 'retaguarda/leiloes/pendencias-dos-leiloes.screen',
    menu: 'Leilão',
  }),
  papeisDosLeiloes: tela({
    path: '/admin/papeis-dos-leiloes',
    area: 'retaguarda',
    permission: 'leilao:papeis',
    title: 'Papéis dos leilões',
    screen: 'retaguarda/leiloes/papeis-dos-leiloes.screen',
    menu: 'Leilão',
  }),
  documentosDoLeilao: tela({
    path: '/admin/documentos-leilao/:leilaoUid',
    area: 'retaguarda',
    permission: 'documento-leilao:ver',
    title: 'Documentos do leilão',
    lista: '/admin/documentos-leilao',
    screen: 'retaguarda/leiloes/documentos-do-leilao.screen',
  }),
  avaliacoesDosCompradores: tela({
    path: '/admin/avaliacoes',
    area: 'retaguarda',
    permission: 'avaliacao-compra:moderar',
    title: 'Avaliações',
    screen: 'retaguarda/avaliacoes/avaliacoes-dos-compradores.screen',
    menu: 'Site',
  }),
  tiposDeLeilao: tela({
    path: '/admin/tipos-de-leilao',
    area: 'retaguarda',
    permission: 'leilao:editar',
    title: 'Tipos de leilão',
    screen: 'retaguarda/leiloes/tipos-de-leilao.screen',
    menu: 'Manutenção',
  }),
  textosDeLeilao: tela({
    path: '/admin/textos-de-leilao',
    area: 'retaguarda',
    permission: 'leilao:editar',
    title: 'Textos de leilão',
    screen: 'retaguarda/leiloes/textos-de-leilao.screen',
    menu: 'Manutenção',
  }),
  regulamentos: tela({
    path: '/admin/regulamentos',
    area: 'retaguarda',
    permission: 'leilao:editar',
    title: 'Regulamentos',
    screen: 'retaguarda/leiloes/regulamentos.screen',
    menu: 'Manutenção',
  }),
} as const satisfies Record<string, Tela>
