// Screens of the area "campo": for phones outdoors, usable without network.
import { type Tela, tela } from '../tela.ts'

export const TELAS_CAMPO = {
  vistoriar: tela({
    path: '/vistoriar',
    area: 'campo',
    permission: 'vistoria:fazer',
    title: 'Vistorias no celular',
    screen: 'campo/vistorias/vistoriar.screen',
    menu: 'Pátios',
  }),
  minhasRemocoes: tela({
    path: '/admin/minhas-remocoes',
    area: 'campo',
    permission: 'remocao:dirigir',
    title: 'Minhas remoções',
    screen: 'campo/remocoes/minhas-remocoes.screen',
    menu: 'Pátios',
  }),
} as const satisfies Record<string, Tela>
