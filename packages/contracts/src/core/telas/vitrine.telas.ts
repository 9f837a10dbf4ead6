// Screens of the storefront. Visitors download this table: nothing of the other areas belongs in it.
import { type Tela, tela } from '../tela.ts'

export const TELAS_VITRINE = {
  inicio: tela({
    path: '/',
    area: 'vitrine',
    permission: 'publico',
    title: 'Início',
    screen: 'vitrine/hotsites/inicio.screen',
  }),
} as const satisfies Record<string, Tela>
