// Screens of the area "impressos".
import { type Tela, tela } from '../tela.ts'

export const TELAS_IMPRESSOS = {
  extrato: tela({
    path: '/extrato/:hash',
    area: 'impressos',
    permission: 'publico',
    title: 'Extrato de compra',
    screen: 'impressos/impressos/extrato.screen',
  }),
  conferirExtrato: tela({
    path: '/qrcode/extrato/:hash',
    area: 'impressos',
    permission: 'publico',
    title: 'Conferir documento',
    screen: 'impressos/impressos/conferir-extrato.screen',
  }),
  retiradaPorTerceiros: tela({
    path: '/retirada-por-terceiros/:hash',
    area: 'impressos',
    permission: 'publico',
    title: 'Autorização de retirada por terceiros',
    screen: 'impressos/impressos/retirada-por-terceiros-impressa.screen',
  }),
  comprovanteArrematacao: tela({
    path: '/comprovante-arrematacao',
    area: 'impressos',
    permission: 'publico',
    title: 'Comprovante de arrematação',
    screen: 'impressos/impressos/comprovante-arrematacao.screen',
  }),
  prestacaoImpressa: tela({
    path: '/prestacao-de-contas/:uid',
    area: 'impressos',
    permission: 'prestacao:documento',
    title: 'Prestação de contas',
    screen: 'impressos/impressos/prestacao-impressa.screen',
  }),
  nota: tela({
    path: '/nota/:hash',
    area: 'impressos',
    permission: 'publico',
    title: 'Nota de arrematação',
    screen: 'impressos/impressos/nota.screen',
  }),
  conferirNota: tela({
    path: '/qrcode/nota/:hash',
    area: 'impressos',
    permission: 'publico',
    title: 'Conferir nota',
    screen: 'impressos/impressos/conferir-nota.screen',
  }),
  notaLeilao: tela({
    path: '/nota-leilao',
    area: 'impressos',
    permission: 'nota:leilao',
    title: 'Notas do leilão',
    screen: 'impressos/impressos/nota-leilao.screen',
  }),
  fichaLeiloeiro: tela({
    path: '/ficha-leiloeiro/:leiUid',
    area: 'impressos',
    permission: 'ficha:leiloeiro',
    title: 'Ficha do leiloeiro',
    screen: 'impressos/impressos/ficha-leiloeiro.screen',
  }),
  fichaLotesVidro: tela({
    path: '/ficha-lotes-vidro/:leiUid',
    area: 'impressos',
    permission: 'ficha:vidro',
    title: 'Fichas de vidro',
    screen: 'impressos/impressos/ficha-lotes-vidro.screen',
  }),
  laudoHabilitacoes: tela({
    path: '/laudo-habilitacoes/:uid',
    area: 'impressos',
    permission: 'laudo:habilitacoes',
    title: 'Laudo de habilitações',
    screen: 'impressos/impressos/laudo-habilitacoes.screen',
  }),
  livrosLeiloeiro: tela({
    path: '/livros-leiloeiro/:leiUid',
    area: 'impressos',
    permission: 'livro:leiloeiro',
    title: 'Livros do leiloeiro',
    screen: 'impressos/impressos/livros-leiloeiro.screen',
  }),
} as const satisfies Record<string, Tela>
