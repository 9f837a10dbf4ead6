/**
 * What a page shows before the house edits it: a finished site in the words of its kind. The first edit copies it; until
 * then it follows the product. Only sections that stand without the house's own words are here: the rest it adds.
 */
import type { Palavras } from '../hotsites/palavras.ts'
import { com, maiuscula } from '../hotsites/concordar.ts'
import { cabecaPadrao, type DaCasa } from './cabeca-padrao.ts'
import type { Elemento } from './elementos.ts'
import type { ConfigDaSessao, ConteudoDaPagina, ItemDaSessao, SessaoDaPagina } from './paginas.ts'
import { regras } from './regras-do-site.ts'

type ItemPadrao = Partial<Omit<ItemDaSessao, 'uid' | 'prioridade'>>
interface SessaoPadrao {
  readonly elemento: Elemento
  readonly nome: string
  readonly config?: ConfigDaSessao
  readonly itens?: readonly ItemPadrao[]
  readonly largura?: 'tela'
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
  tempoEmSegundos: null,
  ativo: true,
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
  {
    elemento: 'LOTES_ENCERRANDO',
    nome: 'Encerrando',
    config: { titulo: 'Encerrando primeiro', quantidade: 8 },
  },
  { elemento: 'EVENTOS_AO_VIVO', nome: 'Ao vivo agora', config: { titulo: 'Acontecendo agora' } },
  { elemento: 'CATEGORIAS_DESTAQUE', nome: 'Categorias', config: { titulo: 'Categorias' } },
  {
    elemento: 'CARROSSEL_LOTES',
    nome: 'Destaques',
    config: { titulo: `${maiuscula(p.lote.varios)} em destaque`, quantidade: 8, ordem: 'destaques' },
  },
  { elemento: 'AGENDA', nome: 'Agenda', config: { titulo: maiuscula(p.agenda.um), quantidade: 6 } },
  { elemento: 'PASSO_A_PASSO', nome: 'Como funciona', config: { titulo: 'Como funciona' }, itens: passos(p) },
  { elemento: 'MAPA_PATIOS', nome: 'Mapa de pátios', config: { titulo: 'Onde ver de perto' } },
  duvidas,
  { elemento: 'NEWSLETTER', nome: 'Novidades', config: { titulo: 'Receba as novidades' } },
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

const artigo = (w: { readonly genero: 'm' | 'f' }): string => (w.genero === 'f' ? 'a' : 'o')

const formasDePagamento = (p: Palavras): SessaoPadrao[] => [
  {
    elemento: 'DIFERENCIAIS',
    nome: 'Formas',
    itens: [
      {
        icone: 'pix',
        titulo: 'Pix',
        texto:
          '<p>O código e o valor aparecem na página da sua compra. Cai na hora e a compra anda sozinha.</p>',
      },
      {
        icone: 'dinheiro',
        titulo: 'Transferência ou depósito',
        texto:
          '<p>De conta em nome de quem comprou, para a conta que a sua compra mostra. Envie o comprovante por lá.</p>',
      },
      {
        icone: 'documento',
        titulo: 'Boleto',
        texto: `<p>Quando quem vende pede, o boleto fica na página da compra, com a data de vencimento.</p>`,
      },
      {
        icone: 'estrela',
        titulo: 'Cartão de crédito',
        texto: `<p>Parcele onde ${artigo(p.lote)} ${p.lote.um} permite: o simulador da página mostra o valor de cada parcela.</p>`,
      },
    ],
  },
  {
    elemento: 'TEXTO',
    nome: 'Prazo',
    itens: [
      {
        titulo: 'Até quando pagar',
        texto: `<p>O prazo é de dois dias depois d${artigo(p.leilao)} ${p.leilao.um}, e está na página da compra com o que falta pagar. Depois dele, vale o que diz o ${p.edital.um}.</p>`,
      },
      {
        titulo: 'Pague só onde a sua compra manda',
        texto:
          '<p>Dados de pagamento só aparecem aqui no site, depois de entrar na sua conta. Recebeu uma conta por mensagem ou e-mail? Não pague: confira primeiro.</p>',
        textoBotao: 'Conferir sites e contas oficiais',
        link: '/seguranca',
      },
    ],
  },
]

const entrega = (p: Palavras): SessaoPadrao[] => [
  {
    elemento: 'PASSO_A_PASSO',
    nome: 'Passos',
    config: { titulo: 'Do pagamento às suas mãos' },
    itens: [
      {
        titulo: 'Escolha como receber',
        texto: '<p>Na página da compra: retirada no pátio, ou documentos por Sedex ou carta registrada.</p>',
      },
      {
        titulo: 'Pagamento validado',
        texto: '<p>Com o pagamento aprovado, a página da compra abre a agenda do pátio.</p>',
      },
      {
        titulo: 'Marque a retirada',
        texto:
          '<p>Dia e hora à sua escolha. Outra pessoa pode retirar, com a autorização que o site imprime.</p>',
      },
      {
        titulo: 'Transporte até você',
        texto: `<p>O simulador de cada ${p.lote.um} soma o frete ao custo. Guincho próprio também é bem-vindo no pátio.</p>`,
      },
    ],
  },
  {
    elemento: 'TEXTO',
    nome: 'Frete',
    itens: [
      {
        titulo: 'Quanto custa levar',
        texto:
          '<p>Valor e prazo do transporte de um veículo até a capital do seu estado, das nossas duas origens.</p>',
        textoBotao: 'Ver a tabela de frete',
        link: '/tabela-de-frete',
      },
    ],
  },
  { elemento: 'LISTA_PATIOS', nome: 'Pátios', config: { titulo: 'Onde retirar' } },
]

const lista = (itens: readonly string[]): string => `<ul>${itens.map((t) => `<li>${t}</li>`).join('')}</ul>`

const regulamento = (p: Palavras): SessaoPadrao[] => [
  {
    elemento: 'TEXTO',
    nome: 'Regras gerais',
    itens: regras(p).map(({ titulo, itens }) => ({ titulo: maiuscula(titulo), texto: lista(itens) })),
  },
  {
    elemento: 'TEXTO',
    nome: 'Exemplos',
    itens: [
      {
        titulo: 'Exemplos resolvidos',
        texto: `<p>Limites automáticos, empates, prorrogação e quedas, decididos pelo mesmo programa que decide cada ${p.lance.um}.</p>`,
        textoBotao: 'Ver os exemplos',
        link: '/regulamento/lances',
      },
    ],
  },
]

const POR_TIPO: Readonly<Record<number, (p: Palavras, casa: DaCasa) => SessaoPadrao[]>> = {
  0: inicial,
  1: quemSomos,
  4: entrega,
  5: formasDePagamento,
  6: regulamento,
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
    ...cabecaPadrao(tipo, p, casa),
    keywords: null,
    imagemPrincipal: null,
    container: true,
    sessoes: montar(POR_TIPO[tipo.numero]?.(p, casa) ?? []),
  }
}

interface Conhecida {
  readonly uri: RegExp
  readonly sessoes: (p: Palavras, titulo: string) => SessaoPadrao[]
}

const evento: Conhecida['sessoes'] = (p, titulo) => [
  {
    elemento: 'BANNER_FAIXA',
    nome: 'Abertura',
    largura: 'tela',
    itens: [{ titulo, texto: `<p>${maiuscula(p.lote.varios)} escolhidos para este período.</p>` }],
  },
  { elemento: 'GRADE_LOTES', nome: 'Da promoção', config: { promocao: titulo, quantidade: 24 } },
  { elemento: 'EVENTOS_AO_VIVO', nome: 'Ao vivo', config: { titulo: 'Acontecendo agora' } },
  duvidas,
]

const PAPEIS_DE_QUEM_VENDE: readonly ItemPadrao[] = [
  { icone: 'documento', titulo: 'Documento do veículo', texto: '<p>CRLV do ano, em seu nome.</p>' },
  {
    icone: 'pessoas',
    titulo: 'Documento de quem vende',
    texto: '<p>CPF e RG, ou CNPJ e contrato social.</p>',
  },
  {
    icone: 'chave',
    titulo: 'Chaves e manual',
    texto: '<p>Chave reserva e histórico de revisões ajudam no valor.</p>',
  },
]

/** What the form below it asks for is the screen's. */
const venderSeuCarro: Conhecida['sessoes'] = (p) => [
  {
    elemento: 'TEXTO',
    nome: 'Apresentação',
    itens: [
      {
        titulo: 'Venda sem anunciar e sem receber estranhos em casa',
        texto: `<p>Vistoriamos, fotografamos e mostramos o seu carro a compradores com cadastro aprovado. Você combina antes o menor valor que aceita, acompanha cada ${p.lance.um} e só entrega depois de o pagamento estar confirmado.</p>`,
      },
    ],
  },
  {
    elemento: 'PASSO_A_PASSO',
    nome: 'Como vender',
    config: { titulo: 'Como vender' },
    itens: [
      {
        titulo: 'Conte qual é o carro',
        texto: '<p>Modelo, ano, quilometragem e cidade, no formulário desta página.</p>',
      },
      {
        titulo: 'Traga para a vistoria',
        texto:
          '<p>No pátio mais perto, com hora marcada. O laudo e as fotos ficam abertos a quem compra.</p>',
      },
      {
        titulo: 'Aprove o valor mínimo',
        texto: '<p>Abaixo dele nada se vende sem a sua resposta, dada pelo celular.</p>',
      },
      {
        titulo: 'Receba na sua conta',
        texto:
          '<p>Pago o carro pelo comprador, o valor vai para uma conta em seu nome, com a prestação de contas.</p>',
      },
    ],
  },
  {
    elemento: 'DIFERENCIAIS',
    nome: 'O que ter à mão',
    config: { titulo: 'O que ter à mão' },
    itens: PAPEIS_DE_QUEM_VENDE,
  },
  {
    elemento: 'ACORDEAO',
    nome: 'Perguntas de quem vende',
    config: { titulo: 'Perguntas de quem vende' },
    itens: [
      {
        titulo: 'O carro tem financiamento ou multas. Posso vender?',
        texto:
          '<p>Sim. O que falta é descontado do valor e pago antes da transferência; tudo aparece na prestação de contas.</p>',
      },
      {
        titulo: 'E se o valor não chegar ao que eu quero?',
        texto: `<p>${maiuscula(com('o', p.lance))} fica à espera da sua resposta: aceitar, recusar ou propor outro valor.</p>`,
      },
      {
        titulo: 'Quem cuida da transferência?',
        texto: '<p>A nossa equipe acompanha a comunicação de venda e o documento, e avisa em cada etapa.</p>',
      },
    ],
  },
]

/** Addresses of the specification that a house fills itself: event pages, institutional videos, and where people sell. */
const CONHECIDAS: readonly Conhecida[] = [
  {
    uri: /^\/(?:nova-[a-z0-9-]+|novembro-black|evento-(?:exclusivo|parceiros)-[a-z0-9-]+)$/,
    sessoes: evento,
  },
  {
    uri: /^\/video$/,
    sessoes: (p) => [{ elemento: 'VIDEOS', nome: 'Vídeos' }, convite(p)],
  },
  { uri: /^\/vender-seu-carro$/, sessoes: venderSeuCarro },
]

/** With what a page of the house's own begins in the editor; nothing for an address that stands for nothing. */
export function inicioDaPaginaDaCasa(uri: string, titulo: string, p: Palavras): SessaoDaPagina<Elemento>[] {
  const conhecida = CONHECIDAS.find((c) => c.uri.test(uri))
  return montar(conhecida?.sessoes(p, titulo) ?? [])
}
