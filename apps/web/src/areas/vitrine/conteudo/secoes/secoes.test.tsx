// Each of the 35 kinds as the server draws it: with something to show, and without, where it must take no space. The
// table is keyed by all names, so a new kind without a case does not compile.
import type { SessaoPublica } from '@martelo/contracts/conteudo/conteudo.schemas.ts'
import type { PatioPublico } from '@martelo/contracts/patios/patio.schemas.ts'
import { type Elemento, NOMES_DE_ELEMENTOS } from '@martelo/domain/conteudo/elementos.ts'
import { videoPermitido } from '@martelo/domain/conteudo/enderecos.ts'
import { describe, expect, test } from 'vitest'
import { desenhar, LOTE, type Quadro } from '../../bancada-da-vitrine.fixture.tsx'
import { emLacoDe } from './secao-videos.tsx'
import { Secoes } from './secoes-da-pagina.tsx'

const UID = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
type Leilao = NonNullable<SessaoPublica['dados']['leiloes']>[number]
const destaque = (n: number, nome: string): Leilao['lotesDestaque'][number] => ({
  uid: UID(n),
  veiUid: UID(n + 100),
  nome,
  numero: String(n),
  valor: 2_500_000,
  foto: null,
  url: LOTE.url,
})
const LEILAO: Leilao = {
  id: 1,
  uid: UID(3),
  nome: 'Leilão de outono',
  nomeSemData: 'Leilão de outono',
  leiloeiro: 'Ana Prado',
  segundoEntreLotes: 120,
  local: 'Galpão 2',
  cidade: 'Campinas',
  uf: 'SP',
  situacao: 'AO_VIVO',
  quadro: 'ao-vivo',
  modalidade: 'ONLINE',
  quantidadeLotes: 12,
  quantidadeVendidos: 0,
  comitentesLogomarcas: [],
  transmissaoUrl: null,
  temCanal: false,
  canalNoAr: false,
  editalUrl: null,
  ordemVisitacaoUrl: null,
  ordemEntradaUrl: null,
  imagem: null,
  data: '2026-05-10T13:00:00.000Z',
  visitacaoInicio: null,
  visitacaoFim: null,
  porcentagemComissao: 5,
  letId: null,
  texId: null,
  lrlId: 1,
  regulamentoUid: null,
  loteAoVivoMap: {},
  lotesDestaque: [],
}
const PATIO: PatioPublico = {
  id: 1,
  uid: UID(5),
  nome: 'Pátio Norte',
  responsavel: null,
  cidade: 'Campinas',
  estado: 'São Paulo',
  estadoUf: 'SP',
  endereco: 'Rua A, 10',
  cep: null,
  telefone: null,
  email: null,
  latitude: -22.9,
  longitude: -47.06,
  googleMaps: null,
  explicacaoVisitacao: 'Leve um documento com foto.',
  explicacaoRetirada: null,
  abre: '08:00',
  fecha: '17:00',
  diasSemana: [1, 2, 3, 4, 5],
  quantidadeLotes: 3,
}
const VIDEO = 'https://youtu.be/dQw4w9WgXcQ'

type Parte = Partial<Pick<SessaoPublica, 'config' | 'itens' | 'dados'>>
const secao = (elemento: Elemento, parte: Parte = {}): SessaoPublica => ({
  uid: elemento,
  elemento,
  container: true,
  tamanhoColuna: 'inteira',
  margemCabecalho: 'media',
  margemRodape: 'zero',
  config: {},
  itens: [],
  dados: {},
  ...parte,
})
const desenharSecao = (elemento: Elemento, parte?: Parte, quadro?: Quadro): Promise<string> =>
  desenhar(<Secoes sessoes={[secao(elemento, parte)]} />, quadro)

const item = (campos: Partial<SessaoPublica['itens'][number]>) => ({ itens: [{ uid: 'i1', ...campos }] })
const lotes: Parte = { dados: { lotes: [LOTE], total: 1 } }
const leiloes: Parte = { dados: { leiloes: [LEILAO] } }
const patios: Parte = { dados: { patios: [PATIO] } }

/** What each shows, and a piece of it. `null`: only the visitor's browser knows, so the server draws nothing. */
const COM_DADOS: Readonly<Record<Elemento, readonly [Parte, string, Quadro?] | null>> = {
  BUSCA_HERO: [item({ titulo: 'Ache o seu' }), 'Ache o seu'],
  CATEGORIAS_DESTAQUE: [{ dados: { contagens: [{ nome: 'Carros', quantidade: 3 }] } }, '3 lotes'],
  CARROSSEL_LOTES: [lotes, LOTE.nome],
  GRADE_LOTES: [lotes, LOTE.nome],
  LOTES_ENCERRANDO: [lotes, LOTE.nome],
  LOTES_MAIS_VISITADOS: [lotes, LOTE.nome],
  LOTES_MAIS_DISPUTADOS: [lotes, LOTE.nome],
  LOTES_VISTOS_RECENTEMENTE: null,
  LOTES_FAVORITOS: null,
  LOTES_COMPRE_JA: [lotes, LOTE.nome],
  LOTES_REPASSE: [lotes, LOTE.nome],
  SORTEIO_BLACK_CAR: [{ ...lotes, ...item({ titulo: 'Regras da promoção' }) }, 'Regras da promoção'],
  LEILOES_DESTAQUE: [leiloes, LEILAO.nomeSemData],
  LISTA_LEILOES: [leiloes, LEILAO.nomeSemData],
  AGENDA: [leiloes, LEILAO.nomeSemData],
  EVENTOS_AO_VIVO: [leiloes, 'Entrar no auditório'],
  TRANSMISSAO: [item({ titulo: 'A casa', link: VIDEO }), 'Assistir: A casa'],
  BANNERS: [item({ titulo: 'Oferta', imagem: '/a.webp' }), '/a.webp'],
  BANNER_FAIXA: [item({ titulo: 'Só hoje' }), 'Só hoje'],
  MARCAS: [{ dados: { contagens: [{ nome: 'Fiat', quantidade: 2 }] } }, 'Fiat'],
  COMITENTES: [{ dados: { comitentes: [{ nome: 'Banco Azul', logo: null }] } }, 'Banco Azul'],
  LOTES_POR_ESTADO: [{ dados: { contagens: [{ nome: 'SP', quantidade: 2 }] } }, 'São Paulo'],
  MAPA_PATIOS: [patios, 'Mapa do Brasil com 1 pátios'],
  LISTA_PATIOS: [patios, 'Visitação: Leve um documento com foto.'],
  ACORDEAO: [item({ titulo: 'Como pago?', texto: '<p>Por Pix.</p>' }), 'Como pago?'],
  TEXTO: [item({ titulo: 'Trinta anos' }), 'Trinta anos'],
  TEXTO_IMAGEM: [item({ titulo: 'O galpão', imagem: '/g.webp' }), '/g.webp'],
  DIFERENCIAIS: [item({ titulo: 'Laudo aberto', icone: 'escudo' }), 'Laudo aberto'],
  PASSO_A_PASSO: [item({ titulo: 'Crie a conta' }), 'Crie a conta'],
  NUMEROS: [item({ titulo: '30', subtitulo: 'anos' }), 'anos'],
  DEPOIMENTOS: [item({ titulo: 'Rui', texto: '<p>Tudo certo.</p>' }), 'Tudo certo.'],
  VIDEOS: [item({ titulo: 'Quem somos', link: VIDEO }), 'Assistir: Quem somos'],
  NEWSLETTER: [{}, 'Receba as novidades'],
  REDES_SOCIAIS: [{}, 'Instagram', { marca: { redes: { instagram: 'https://instagram.com/casa' } } }],
  CHAMADA_CONTATO: [item({ titulo: 'Venda seu carro' }), 'Venda seu carro'],
}
/** They show something without data: a search and a form. */
const SEMPRE: readonly Elemento[] = ['BUSCA_HERO', 'NEWSLETTER']

/** A row without anything in it takes no space (secoes.css). */
const VAZIA = /^<div class="secoes__linha"[^>]*><\/div>$/

describe.each(NOMES_DE_ELEMENTOS)('%s', (elemento) => {
  const com = COM_DADOS[elemento]
  test('shows what there is', async () => {
    if (com === null) return expect(await desenharSecao(elemento)).toMatch(VAZIA)
    const [parte, texto, quadro] = com
    expect(await desenharSecao(elemento, parte, quadro)).toContain(texto)
  })
})
test.each(NOMES_DE_ELEMENTOS.filter((e) => !SEMPRE.includes(e)))(
  '%s takes no space without anything to show',
  async (elemento) => {
    expect(await desenharSecao(elemento, { config: { titulo: 'Título' } })).toMatch(VAZIA)
  },
)

test('the film of the opening is not in the page that is sent; its picture is', async () => {
  const html = await desenharSecao('BUSCA_HERO', {
    ...item({ titulo: 'Ache', imagem: '/capa.webp' }),
    config: { video: '/arquivos/paginas/1/ab/abc.mp4' },
  })
  expect(html).toContain('/capa.webp')
  expect(html).not.toContain('.mp4')
})

describe('live', () => {
  const vivo = (mudar: Partial<Leilao>): Parte => ({ dados: { leiloes: [{ ...LEILAO, ...mudar }] } })
  test('the lot on the block is said, not whichever is shown first', async () => {
    const html = await desenharSecao(
      'EVENTOS_AO_VIVO',
      vivo({
        lotesDestaque: [destaque(8, 'Uno azul'), destaque(9, 'Onix preto')],
        loteAoVivoMap: { [LEILAO.uid]: UID(9) },
      }),
    )
    expect(html).toContain('Agora: lote 9, <b>Onix preto</b>')
    expect(html).not.toContain('Agora: lote 8')
  })
  test('between two lots nothing is said to be on the block', async () => {
    expect(
      await desenharSecao('EVENTOS_AO_VIVO', vivo({ lotesDestaque: [destaque(8, 'Uno')] })),
    ).not.toContain('Agora:')
  })
  test('a broadcast of another host leaves the place to the house’s video, with the way into the room', async () => {
    const html = await desenharSecao('TRANSMISSAO', {
      ...vivo({ transmissaoUrl: 'https://tv.exemplo/canal' }),
      ...item({ titulo: 'A casa', link: VIDEO }),
    })
    expect(html).toContain('Assistir: A casa')
    expect(html).toContain(`/auditorio/${LEILAO.uid}`)
    expect(html).not.toContain('tv.exemplo')
  })
  test('the auction’s own comes first', async () => {
    const html = await desenharSecao('TRANSMISSAO', {
      ...vivo({ transmissaoUrl: 'https://vimeo.com/123456789' }),
      ...item({ titulo: 'A casa', link: VIDEO }),
    })
    expect(html).toContain('Assistir: Leilão de outono')
    expect(html).toContain('https://vimeo.com/123456789')
  })
  test('the house’s own channel has its place and the way into the room, with no address and no video', async () => {
    const html = await desenharSecao('TRANSMISSAO', vivo({ temCanal: true, canalNoAr: true }))
    expect(html).toContain(`/auditorio/${LEILAO.uid}`)
    expect(html).not.toContain('Assistir:')
    expect(await desenharSecao('TRANSMISSAO', vivo({}))).not.toContain('/auditorio/')
  })
  test.each([
    [VIDEO, 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&loop=1&playlist=dQw4w9WgXcQ'],
    ['https://vimeo.com/123456789', 'https://player.vimeo.com/video/123456789?dnt=1&autoplay=1&loop=1'],
  ])('the house’s video %s plays over again', (url, quadro) => {
    const video = videoPermitido(url)
    expect(video && emLacoDe(video)).toBe(quadro)
  })
})

describe('nothing leads to a page that is switched off', () => {
  test.each<[Elemento, Parte, number, string]>([
    ['LEILOES_DESTAQUE', leiloes, 11, 'href="/agenda"'],
    ['LISTA_LEILOES', leiloes, 11, 'href="/agenda"'],
    ['AGENDA', leiloes, 11, 'href="/agenda"'],
    ['MAPA_PATIOS', patios, 13, 'href="/patios'],
    ['LISTA_PATIOS', patios, 13, 'href="/patios'],
  ])('%s', async (elemento, parte, pagina, link) => {
    const comTitulo = { ...parte, config: { titulo: 'Tudo' } }
    expect(await desenharSecao(elemento, comTitulo)).toContain(link)
    expect(await desenharSecao(elemento, comTitulo, { desligadas: [pagina] })).not.toContain(link)
  })
})
