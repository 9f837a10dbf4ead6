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
} as const satisfies Record<string, Tela>
