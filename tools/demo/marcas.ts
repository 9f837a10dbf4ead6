// The three brands of the demonstration: invented names, their words, colours and files. Data only.
// Colours are sRGB hex; the three gradient colours run from left to right under `textoSobreGradiente`.

export type MarcaDemo = {
  subdominio: 'leilao' | 'loja' | 'auto'
  tipo: 'leilao' | 'loja'
  nome: string
  slogan: string
  /** Short text for the footer and the page description. */
  sobre: string
  rodape: readonly string[]
  primaria: string
  secundaria: string
  gradiente: readonly [string, string, string]
  textoSobreGradiente: string
  /** Files in tools/demo/marcas; logoEscuro is for dark grounds. */
  logo: string
  logoEscuro: string
  favicon: string
  faviconEscuro: string
  heroi: string
  heroiTexto: string
  lanceAutomatico: boolean
  propostas: boolean
}

export const MARCAS: readonly MarcaDemo[] = [
  {
    subdominio: 'leilao',
    tipo: 'leilao',
    nome: 'Pregão Real',
    slogan: 'O seu próximo carro está no martelo.',
    sobre:
      'Casa de leilões de veículos e bens, com leiloeiros oficiais, laudos abertos e pátios para visitação em seis estados.',
    rodape: ['Leilões oficiais', 'Visitação com hora marcada', 'Edital e laudo em cada lote'],
    primaria: '#0f4c3a',
    secundaria: '#b8862f',
    gradiente: ['#0a3328', '#0f4c3a', '#1d6b4f'],
    textoSobreGradiente: '#ffffff',
    logo: 'leilao-logo.svg',
    logoEscuro: 'leilao-logo-escuro.svg',
    favicon: 'leilao-favicon.svg',
    faviconEscuro: 'leilao-favicon-escuro.svg',
    heroi: 'leilao-heroi.webp',
    heroiTexto: 'Sedã, utilitário e picape num pátio ao fim da tarde (imagem ilustrativa)',
    lanceAutomatico: false,
    propostas: false,
  },
  {
    subdominio: 'loja',
    tipo: 'loja',
    nome: 'Vitrine Boa',
    slogan: 'Ofertas de quem precisa vender hoje.',
    sobre:
      'Loja de seminovos de bancos, frotas e locadoras: preço à vista, vistoria publicada e retirada no pátio mais perto.',
    rodape: ['Preço sem letra miúda', 'Vistoria publicada', 'Retirada ou entrega'],
    primaria: '#c8372d',
    secundaria: '#4a1d5c',
    gradiente: ['#4a1d5c', '#962a56', '#d5472f'],
    textoSobreGradiente: '#ffffff',
    logo: 'loja-logo.svg',
    logoEscuro: 'loja-logo-escuro.svg',
    favicon: 'loja-favicon.svg',
    faviconEscuro: 'loja-favicon-escuro.svg',
    heroi: 'loja-heroi.webp',
    heroiTexto: 'Dois carros compactos e um utilitário esportivo lado a lado (imagem ilustrativa)',
    lanceAutomatico: false,
    propostas: false,
  },
  {
    subdominio: 'auto',
    tipo: 'leilao',
    nome: 'AutoLance',
    slogan: 'Diga o seu limite. O resto é automático.',
    sobre: 'Leilões on-line de automóveis com lance automático e propostas, do primeiro clique à retirada.',
    rodape: ['Lance automático', 'Propostas abertas', 'Tudo pelo celular'],
    primaria: '#1f47e0',
    secundaria: '#0a1030',
    gradiente: ['#0a1030', '#172f9e', '#2456ff'],
    textoSobreGradiente: '#ffffff',
    logo: 'auto-logo.svg',
    logoEscuro: 'auto-logo-escuro.svg',
    favicon: 'auto-favicon.svg',
    faviconEscuro: 'auto-favicon-escuro.svg',
    heroi: 'auto-heroi.webp',
    heroiTexto: 'Picape e sedã vistos de perto, com fundo azul-noite (imagem ilustrativa)',
    lanceAutomatico: true,
    propostas: true,
  },
]
