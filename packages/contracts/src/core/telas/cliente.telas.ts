// Screens of the area "cliente".
import { type Tela, tela } from '../tela.ts'

export const TELAS_CLIENTE = {
  areaDoCliente: tela({
    path: '/cliente',
    area: 'cliente',
    permission: 'cliente:area',
    title: 'Início',
    screen: 'cliente/vendas/area-do-cliente.screen',
    menu: 'Meu Perfil',
  }),
  meusLances: tela({
    path: '/cliente/meus-lances',
    area: 'cliente',
    permission: 'lance:dar',
    title: 'Meus lances',
    screen: 'cliente/lances/meus-lances.screen',
    menu: 'Meu Perfil',
  }),
  compras: tela({
    path: '/cliente/compras',
    area: 'cliente',
    permission: 'compra:minha',
    title: 'Minhas compras',
    screen: 'cliente/vendas/minhas-compras.screen',
    menu: 'Meu Perfil',
  }),
  compra: tela({
    path: '/cliente/compras/:id',
    area: 'cliente',
    permission: 'compra:minha',
    title: 'Compra',
    screen: 'cliente/vendas/compra.screen',
  }),
  favoritos: tela({
    path: '/cliente/favoritos',
    area: 'cliente',
    permission: 'cliente:area',
    title: 'Favoritos',
    screen: 'cliente/favoritos/favoritos.screen',
    menu: 'Meu Perfil',
  }),
  minhaPagina: tela({
    path: '/cliente/minha-pagina',
    area: 'cliente',
    permission: 'cliente:area',
    title: 'Meus documentos',
    screen: 'cliente/clientes/minha-pagina.screen',
    menu: 'Meu Perfil',
  }),
  meuPerfil: tela({
    path: '/cliente/meu-perfil',
    area: 'cliente',
    permission: 'perfil:ver',
    title: 'Meu perfil',
    screen: 'cliente/clientes/meu-perfil.screen',
    menu: 'Meu Perfil',
  }),
  indiqueGanhe: tela({
    path: '/cliente/indique-ganhe',
    area: 'cliente',
    permission: 'cliente:area',
    title: 'Indique e ganhe',
    screen: 'cliente/clientes/indique-ganhe.screen',
    menu: 'Meu Perfil',
  }),
} as const satisfies Record<string, Tela>
