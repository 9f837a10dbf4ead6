/**
 * What a page shows before the house edits it: a finished site in the words of its kind. The first edit copies it; until
 * then it follows the product. Only sections that stand without the house's own words are here: the rest it adds.
 */
import { com, maiuscula, type Palavras } from '../hotsites/palavras.ts'
import type { Elemento } from './elementos.ts'
import type { ConfigDaSessao, ConteudoDaPagina, ItemDaSessao, SessaoDaPagina } from './paginas.ts'

type ItemPadrao = Partial<Omit<ItemDaSessao, 'uid' | 'prioridade'>>
interface SessaoPadrao {
  readonly elemento: Elemento
  readonly nome: string
  readonly config?: ConfigDaSessao
  readonly itens?: readonly ItemPadrao[]
  readonly largura?: 'tela'
}

export interface DaCasa {
  readonly nome: string
  readonly descricao: string
}

const VAZIO: Omit<ItemDaSessao, 'uid' | 'prioridade'> = {
  titulo: null,
  subtitulo: null,
  texto: null,
  textoBotao: null,
  imagem: null,
  imagemMobile: null,
  icone: null,
  link: null,
  modelo: null,
  corTexto: null,
  corFundo: null,
  dataInicio: null,
  dataFim: null,
}

function montar(lista: readonly SessaoPadrao[]): SessaoDaPagina<Elemento>[] {
  return lista.map(({ itens = [], ...s }, i) => ({
    uid: `padrao-${i + 1}`,
    elemento: s.elemento,
    nome: s.nome,
    ativo: true,
    container: s.largura !== 'tela',
    tamanhoColuna: 'inteira',
    margemCabecalho: s.largura === 'tela' ? 'zero' : 'media',
    margemRodape: 'zero',
    prioridade: lista.length - i,
    config: s.config ?? {},
    itens: itens.map((item, j) => ({
      ...VAZIO,
      ...item,
      uid: `padrao-${i + 1}-${j + 1}`,
      prioridade: itens.length - j,
    })),
  }))
}

function passos(p: Palavras): ItemPadrao[] {
  const seus = com('seu', p.lance, true)
  return [
    {
      titulo: 'Crie a sua conta',
      texto: '<p>Leva dois minutos: CPF ou CNPJ, e-mail e celular. Depois, envie um documento.</p>',
    },
    {
      titulo: 'Escolha e visite',
      texto: `<p>Veja fotos, laudo e todos os custos de cada ${p.lote.um}, e agende a visita ao pátio.</p>`,
    },
    {
      titulo: maiuscula(p.darLance),
      texto: `<p>Acompanhe ao vivo e receba um aviso quando alguém passar ${seus}.</p>`,
    },
    {
      titulo: 'Pague e retire',
      texto: '<p>PIX ou transferência, comprovante validado e retirada com hora marcada.</p>',
    },
  ]
}

const convite = (p: Palavras): SessaoPadrao => ({
  elemento: 'BANNER_FAIXA',
  nome: 'Convite',
  itens: [
    {
      titulo: 'Encontre o seu',
      texto: `<p>Veja todos os ${p.lote.varios} abertos agora.</p>`,
      textoBotao: `Ver ${p.lote.varios}`,
      link: '/leilao',
    },
  ],
})

const duvidas: SessaoPadrao = {
  elemento: 'ACORDEAO',
  nome: 'Perguntas frequentes',
  config: { titulo: 'Perguntas frequentes' },
}

const inicial = (p: Palavras): SessaoPadrao[] => [
  { elemento: 'BUSCA_HERO', nome: 'Abertura com busca', largura: 'tela' },
  { elemento: 'EVENTOS_AO_VIVO', nome: 'Ao vivo agora', config: { titulo: 'Acontecendo agora' } },
  { elemento: 'CATEGORIAS_DESTAQUE', nome: 'Categorias', config: { titulo: 'Categorias' } },
  {
    elemento: 'LOTES_ENCERRANDO',
    nome: 'Encerrando',
    config: { titulo: 'Encerrando primeiro', quantidade: 8 },
  },
  {
    elemento: 'CARROSSEL_LOTES',
    nome: 'Destaques',
    config: { titulo: `${maiuscula(p.lote.varios)} em destaque`, quantidade: 8, ordem: 'destaques' },
  },
  { elemento: 'AGENDA', nome: 'Agenda', config: { titulo: maiuscula(p.agenda.um), quantidade: 6 } },
  { elemento: 'PASSO_A_PASSO', nome: 'Como funciona', config: { titulo: 'Como funciona' }, itens: passos(p) },
  duvidas,
  convite(p),
]

const quemSomos = (p: Palavras, casa: DaCasa): SessaoPadrao[] => [
  {
    elemento: 'TEXTO',
    nome: 'Apresentação',
    itens: [
      {
        titulo: `Quem é ${casa.nome}`,
        texto: casa.descricao === '' ? null : `<p>${casa.descricao.replace(/[&<>]/g, ' ')}</p>`,
      },
    ],
  },
  { elemento: 'NUMEROS', nome: 'Números' },
  {
    elemento: 'COMITENTES',
    nome: 'Quem vende aqui',
    config: { titulo: `Quem confia os seus bens a ${casa.nome}` },
  },
  { elemento: 'LISTA_PATIOS', nome: 'Pátios', config: { titulo: 'Onde estamos' } },
  { elemento: 'CHAMADA_CONTATO', nome: 'Contato', config: { titulo: 'Fale com a gente' } },
  convite(p),
]

const diferenciais = (p: Palavras): SessaoPadrao[] => [
  {
    elemento: 'DIFERENCIAIS',
    nome: 'Diferenciais',
    itens: [
      {
        icone: 'dinheiro',
        titulo: 'O custo inteiro antes',
        texto: `<p>${maiuscula(p.lance.um)}, ${p.comissao.um} e cada despesa somados na tela antes de você confirmar.</p>`,
      },
      {
        icone: 'documento',
        titulo: 'Laudo e fotos abertos',
        texto: `<p>O que se sabe de cada ${p.lote.um} está na página dele, para todos, antes do primeiro ${p.lance.genero === 'f' ? 'valor' : p.lance.um}.</p>`,
      },
      {
        icone: 'relogio',
        titulo: 'Relógio do servidor',
        texto: `<p>Vale a ordem de chegada ao servidor, e quem ${p.darLance.startsWith('dar') ? 'dá lance' : 'faz oferta'} recebe um recibo que pode conferir.</p>`,
      },
      {
        icone: 'local',
        titulo: 'Visite antes',
        texto: '<p>Pátios com endereço, horário e visita; a retirada tem hora marcada.</p>',
      },
      {
        icone: 'pix',
        titulo: 'Pagamento protegido',
        texto:
          '<p>Só para contas da casa, de conta em nome de quem comprou. Desconfie de qualquer outra.</p>',
      },
      {
        icone: 'escudo',
        titulo: 'Dados só para o necessário',
        texto: '<p>Em público aparece um apelido. Documentos ficam guardados e com acesso registrado.</p>',
      },
    ],
  },
  { elemento: 'PASSO_A_PASSO', nome: 'Como funciona', config: { titulo: 'Como funciona' }, itens: passos(p) },
  convite(p),
]

const comoFunciona = (p: Palavras): SessaoPadrao[] => [
  { elemento: 'PASSO_A_PASSO', nome: 'Passos', itens: passos(p) },
  duvidas,
  convite(p),
]

const POR_TIPO: Readonly<Record<number, (p: Palavras, casa: DaCasa) => SessaoPadrao[]>> = {
  0: inicial,
  1: quemSomos,
  9: diferenciais,
  10: () => [
    duvidas,
    { elemento: 'CHAMADA_CONTATO', nome: 'Contato', config: { titulo: 'Ainda com dúvida?' } },
  ],
  14: comoFunciona,
}

/** The page of this type as the product brings it; without sections where it has none of its own. */
export function paginaPadrao(
  tipo: { readonly numero: number; readonly nome: string },
  p: Palavras,
  casa: DaCasa,
): ConteudoDaPagina<Elemento> {
  return {
    titulo: tipo.numero === 0 ? casa.nome : tipo.nome,
    descricao: casa.descricao,
    keywords: null,
    tituloPagina: tipo.numero === 0 ? null : tipo.nome,
    descricaoPagina: null,
    imagemPrincipal: null,
    container: true,
    sessoes: montar(POR_TIPO[tipo.numero]?.(p, casa) ?? []),
  }
}
