// Screens of the broadcast in the area "retaguarda".
import { type Tela, tela } from '../tela.ts'

export const TELAS_TRANSMISSOES = {
  transmissao: tela({
    path: '/admin/transmissao/:leilaoUid',
    area: 'retaguarda',
    permission: 'transmissao:operar',
    title: 'Estúdio de transmissão',
    lista: '/admin/leiloes',
    screen: 'retaguarda/transmissoes/estudio.screen',
  }),
  saidaDaTransmissao: tela({
    path: '/admin/transmissao/:leilaoUid/:layout/:id',
    area: 'retaguarda',
    permission: 'transmissao:ver',
    title: 'Saída da transmissão',
    screen: 'retaguarda/transmissoes/saida-da-transmissao.screen',
  }),
  modelosDeTransmissao: tela({
    path: '/admin/modelos-de-transmissao',
    area: 'retaguarda',
    permission: 'transmissao:ver',
    title: 'Modelos de transmissão',
    screen: 'retaguarda/transmissoes/modelos-de-transmissao.screen',
    menu: 'Leilão',
  }),
  videosInstitucionais: tela({
    path: '/admin/videos-institucionais',
    area: 'retaguarda',
    permission: 'transmissao:ver',
    title: 'Vídeos institucionais',
    screen: 'retaguarda/transmissoes/videos-institucionais.screen',
    menu: 'Leilão',
  }),
} as const satisfies Record<string, Tela>
