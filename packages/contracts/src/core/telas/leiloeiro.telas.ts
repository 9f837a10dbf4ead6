// Screens of the area "leiloeiro".
import { type Tela, tela } from '../tela.ts'

export const TELAS_LEILOEIRO = {
  leiloeiro: tela({
    path: '/leiloeiro',
    area: 'leiloeiro',
    permission: 'pregao:conduzir',
    title: 'Meus pregões',
    screen: 'leiloeiro/pregao/leiloes-a-conduzir.screen',
  }),
  conduzirLeilao: tela({
    path: '/leiloeiro-acompanhar-leilao/:leiUid',
    area: 'leiloeiro',
    permission: 'pregao:conduzir',
    title: 'Pregão',
    screen: 'leiloeiro/pregao/conduzir-leilao.screen',
  }),
} as const satisfies Record<string, Tela>
