// Screens of the house's events: guests, the door, what came of them, the board on the wall.
import { type Tela, tela } from '../tela.ts'

export const TELAS_DOS_EVENTOS = {
  eventos: tela({
    path: '/admin/eventos',
    area: 'retaguarda',
    permission: 'evento:ver',
    title: 'Eventos',
    screen: 'retaguarda/eventos/eventos.screen',
    menu: 'Site',
    trabalho: 'Site',
  }),
  convidados: tela({
    path: '/eventos/convidados',
    area: 'retaguarda',
    permission: 'evento:ver',
    title: 'Convidados',
    screen: 'retaguarda/eventos/convidados.screen',
    menu: 'Site',
  }),
  indicacoes: tela({
    path: '/admin/indicacoes',
    area: 'retaguarda',
    permission: 'indicacao:ver',
    title: 'Indicações',
    screen: 'retaguarda/indicacoes/indicacoes.screen',
    menu: 'Site',
  }),
  relatorioDeEventos: tela({
    path: '/eventos/relatorio',
    area: 'retaguarda',
    permission: 'evento:ver',
    title: 'Relatório de eventos',
    screen: 'retaguarda/eventos/relatorio-de-eventos.screen',
    menu: 'Site',
  }),
  painelDoEvento: tela({
    path: '/eventos/dashboard/:leilaoUid',
    area: 'retaguarda',
    permission: 'evento:ver',
    title: 'Painel do evento',
    lista: '/admin/eventos',
    screen: 'retaguarda/eventos/painel-do-evento.screen',
  }),
} as const satisfies Record<string, Tela>
