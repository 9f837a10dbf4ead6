// Reports of the house.
import { type Tela, tela } from '../tela.ts'

export const TELAS_DOS_RELATORIOS = {
  relatorios: tela({
    path: '/admin/relatorios',
    area: 'retaguarda',
    permission: 'relatorio:casa',
    title: 'Relatórios',
    screen: 'retaguarda/relatorios/relatorios.screen',
    menu: 'Meu Perfil',
  }),
} as const satisfies Record<string, Tela>
