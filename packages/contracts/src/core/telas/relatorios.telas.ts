// Reports of the house, and what it gives to its consignors' own systems.
import { type Tela, tela } from '../tela.ts'

export const TELAS_DOS_RELATORIOS = {
  indicadores: tela({
    path: '/admin/indicadores',
    area: 'retaguarda',
    permission: 'relatorio:casa',
    title: 'Indicadores',
    screen: 'retaguarda/relatorios/indicadores.screen',
    menu: 'Meu Perfil',
  }),
  relatorios: tela({
    path: '/admin/relatorios',
    area: 'retaguarda',
    permission: 'relatorio:casa',
    title: 'Relatórios',
    screen: 'retaguarda/relatorios/relatorios.screen',
    menu: 'Meu Perfil',
  }),
  sistemasDosComitentes: tela({
    path: '/admin/sistemas-dos-comitentes',
    area: 'retaguarda',
    permission: 'sistema-comitente:gerir',
    title: 'Sistemas dos comitentes',
    screen: 'retaguarda/sistemas/sistemas-dos-comitentes.screen',
    menu: 'Comitente Integração',
    trabalho: 'Comitentes',
  }),
} as const satisfies Record<string, Tela>
