// Screens of the area "comitente".
import { type Tela, tela } from '../tela.ts'

export const TELAS_COMITENTE = {
  paginaDoComitente: tela({
    path: '/comitente/minha-pagina',
    area: 'comitente',
    permission: 'comitente:acompanhar',
    title: 'Minha página',
    screen: 'comitente/portal/pagina-do-comitente.screen',
    menu: 'Comitente',
  }),
  resultadosDoComitente: tela({
    path: '/comitente/resultados',
    area: 'comitente',
    permission: 'comitente:acompanhar',
    title: 'Meus lotes e resultados',
    screen: 'comitente/portal/resultados-do-comitente.screen',
    menu: 'Comitente',
  }),
  leiloesDoComitente: tela({
    path: '/comitente/leiloes',
    area: 'comitente',
    permission: 'comitente:acompanhar',
    title: 'Meus leilões',
    screen: 'comitente/condicionais/leiloes-do-comitente.screen',
    menu: 'Comitente',
  }),
  minhasPrestacoes: tela({
    path: '/comitente/prestacoes',
    area: 'comitente',
    permission: 'comitente:acompanhar',
    title: 'Prestações de contas',
    screen: 'comitente/prestacoes/minhas-prestacoes.screen',
    menu: 'Comitente',
  }),
  relatoriosDoComitente: tela({
    path: '/admin/relatorios-comitente',
    area: 'comitente',
    permission: 'comitente:acompanhar',
    title: 'Relatórios do comitente',
    screen: 'comitente/relatorios/relatorios-do-comitente.screen',
    menu: 'Comitente',
  }),
  boletosDoLeilao: tela({
    path: '/admin/boletos/:leilaoUid',
    area: 'comitente',
    permission: 'comitente:acompanhar',
    title: 'Boletos do leilão',
    screen: 'comitente/boletos/boletos-do-leilao.screen',
  }),
  acompanharLeilao: tela({
    path: '/admin/acompanhar-leilao/:leilaoUid',
    area: 'comitente',
    permission: 'comitente:acompanhar',
    title: 'Acompanhar leilão',
    screen: 'comitente/condicionais/acompanhar-leilao.screen',
  }),
  avaliacaoDoLeiloeiro: tela({
    path: '/admin/avaliacao-leiloeiro/:uid',
    area: 'comitente',
    permission: 'avaliacao-leiloeiro:dar',
    title: 'Avaliação do leiloeiro',
    screen: 'comitente/avaliacoes/avaliacao-leiloeiro.screen',
  }),
  avaliacaoCondicional: tela({
    path: '/admin/avaliacao-veicular-condicional/:uid',
    area: 'comitente',
    permission: 'avaliacao-condicional:ver',
    title: 'Avaliação do veículo',
    screen: 'comitente/avaliacoes/avaliacao-veicular-condicional.screen',
  }),
} as const satisfies Record<string, Tela>
