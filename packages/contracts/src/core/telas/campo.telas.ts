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
  entradaDoEvento: tela({
    path: '/eventos/entrada',
    area: 'campo',
    permission: 'evento:receber',
    title: 'Entrada de convidados',
    screen: 'campo/eventos/entrada.screen',
    menu: 'Site',
  }),
} as const satisfies Record<string, Tela>
