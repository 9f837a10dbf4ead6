// Screens of the area "retaguarda".
import { type Tela, tela } from '../tela.ts'

export const TELAS_RETAGUARDA = {
  clientes: tela({
    path: '/admin/clientes',
    area: 'retaguarda',
    permission: 'cliente:ver',
    title: 'Clientes',
    screen: 'retaguarda/clientes/clientes.screen',
    menu: 'Leilão',
  }),
  cliente: tela({
    path: '/admin/cliente/:id',
    area: 'retaguarda',
    permission: 'cliente:ver',
    title: 'Cliente',
    screen: 'retaguarda/clientes/cliente.screen',
  }),
  vendas: tela({
    path: '/admin/vendas',
    area: 'retaguarda',
    permission: 'venda:ver',
    title: 'Vendas',
    screen: 'retaguarda/vendas/vendas.screen',
    menu: 'Acerto',
  }),
  venda: tela({
    path: '/admin/compras/:id',
    area: 'retaguarda',
    permission: 'venda:ver',
    title: 'Venda',
    screen: 'retaguarda/vendas/venda.screen',
  }),
  agendaDoPatio: tela({
    path: '/admin/patio-agenda',
    area: 'retaguarda',
    permission: 'patio:agenda',
    title: 'Agenda de retiradas',
    screen: 'retaguarda/patios/patio-agenda.screen',
    menu: 'Pátios',
  }),
  recessosDosPatios: tela({
    path: '/admin/patio-recesso',
    area: 'retaguarda',
    permission: 'patio:agenda',
    title: 'Recessos',
    screen: 'retaguarda/patios/patio-recesso.screen',
    menu: 'Pátios',
    aliases: ['/admin/patio-recesso-novo'],
  }),
} as const satisfies Record<string, Tela>
