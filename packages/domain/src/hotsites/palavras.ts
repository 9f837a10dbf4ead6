// The words of an auction house and of a shop. A text for people names a thing through this table, so that one screen
// serves both kinds and a shop never says "leilão". Words carry their gender ("um lance" becomes "uma oferta"):
// articles, contractions and agreeing words come from concordar.ts, never from a bare word in a fixed sentence
// ("Seu oferta").
import type { Palavra } from './concordar.ts'
import type { PorTipo, TipoHotsite } from './tipos.ts'

type Nome =
  | 'lance'
  | 'lanceInicial'
  | 'lanceAutomatico'
  | 'lote'
  | 'numeroDoLote'
  | 'leilao'
  | 'leilaoAoVivo'
  | 'agenda'
  | 'leiloeiro'
  | 'arrematante'
  | 'arremate'
  | 'incremento'
  | 'comitente'
  | 'habilitacao'
  | 'auditorio'
  | 'pregao'
  | 'edital'
  | 'regulamento'
  | 'repasse'
  | 'notaDeArrematacao'
  | 'comissao'

type Frase = 'darLance' | 'arrematar' | 'arrematado' | 'habilitarSe' | 'ganhando' | 'superado'

export type Palavras = Readonly<Record<Nome, Palavra>> & Readonly<Record<Frase, string>>

const m = (um: string, varios: string): Palavra => ({ um, varios, genero: 'm' })
const f = (um: string, varios: string): Palavra => ({ um, varios, genero: 'f' })

const TABELA: PorTipo<Palavras> = {
  leilao: {
    lance: m('lance', 'lances'),
    lanceInicial: m('lance inicial', 'lances iniciais'),
    lanceAutomatico: m('lance automático', 'lances automáticos'),
    lote: m('lote', 'lotes'),
    numeroDoLote: m('nº do lote', 'nºs dos lotes'),
    leilao: m('leilão', 'leilões'),
    leilaoAoVivo: m('leilão ao vivo', 'leilões ao vivo'),
    agenda: f('agenda de leilões', 'agendas de leilões'),
    leiloeiro: m('leiloeiro', 'leiloeiros'),
    arrematante: m('arrematante', 'arrematantes'),
    arremate: m('arremate', 'arremates'),
    incremento: m('incremento', 'incrementos'),
    comitente: m('comitente', 'comitentes'),
    habilitacao: f('habilitação', 'habilitações'),
    auditorio: m('auditório', 'auditórios'),
    pregao: m('pregão', 'pregões'),
    edital: m('edital', 'editais'),
    regulamento: m('regulamento do leilão', 'regulamentos dos leilões'),
    repasse: m('repasse', 'repasses'),
    notaDeArrematacao: f('nota de arrematação', 'notas de arrematação'),
    comissao: f('comissão do leiloeiro', 'comissões do leiloeiro'),
    darLance: 'dar lance',
    arrematar: 'arrematar',
    arrematado: 'arrematado',
    habilitarSe: 'habilitar-se',
    ganhando: 'Ganhando',
    superado: 'Superado',
  },
  loja: {
    lance: f('oferta', 'ofertas'),
    lanceInicial: m('preço inicial', 'preços iniciais'),
    lanceAutomatico: f('oferta automática', 'ofertas automáticas'),
    lote: m('anúncio', 'anúncios'),
    numeroDoLote: m('código', 'códigos'),
    leilao: m('evento', 'eventos'),
    leilaoAoVivo: m('evento ao vivo', 'eventos ao vivo'),
    agenda: f('agenda de eventos', 'agendas de eventos'),
    leiloeiro: m('apresentador', 'apresentadores'),
    arrematante: m('comprador', 'compradores'),
    arremate: f('compra', 'compras'),
    incremento: m('valor adicional', 'valores adicionais'),
    comitente: m('vendedor', 'vendedores'),
    habilitacao: f('inscrição', 'inscrições'),
    auditorio: f('sala do evento', 'salas do evento'),
    pregao: f('disputa', 'disputas'),
    edital: m('regulamento do evento', 'regulamentos dos eventos'),
    regulamento: m('regulamento do evento', 'regulamentos dos eventos'),
    repasse: f('oportunidade', 'oportunidades'),
    notaDeArrematacao: m('comprovante de venda', 'comprovantes de venda'),
    // A shop may not charge a "comissão do leiloeiro" under that name.
    comissao: f('taxa de serviço', 'taxas de serviço'),
    darLance: 'fazer oferta',
    arrematar: 'comprar',
    arrematado: 'vendido',
    habilitarSe: 'inscrever-se',
    ganhando: 'Melhor oferta',
    superado: 'Oferta superada',
  },
}

/** The table of one kind of hotsite: `palavras('loja').lance.varios` is `ofertas`. */
export function palavras(tipo: TipoHotsite): Palavras {
  return TABELA[tipo]
}
