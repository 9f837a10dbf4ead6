import { describe, expect, test } from 'vitest'
import { palavras } from '../hotsites/palavras.ts'
import { ELEMENTOS, elemento, ICONES, NOMES_DE_ELEMENTOS } from './elementos.ts'
import { filmeDaCasa, validarLink, videoPermitido } from './enderecos.ts'
import { paginaPadrao } from './pagina-padrao.ts'
import {
  type ItemDaSessao,
  mudarPrioridade,
  noPeriodo,
  prioridades,
  type SessaoDaPagina,
  TIPOS_DE_PAGINA,
  tipoDaUri,
  visiveis,
} from './paginas.ts'

test('the seventeen pages have their numbers, one address each, and no shared aliases', () => {
  expect(TIPOS_DE_PAGINA.map((t) => t.numero)).toEqual(Array.from({ length: 17 }, (_, i) => i))
  const enderecos = TIPOS_DE_PAGINA.flatMap((t) => [t.uri, ...t.aliases])
  expect(new Set(enderecos).size).toBe(enderecos.length)
})

test.each([
  ['/', 0],
  ['/quem-somos', 1],
  ['/sobre', 1],
  ['/sobre-nos/', 1],
  ['/diferenciais', 9],
])('%s is page %i', (uri, numero) => {
  expect(tipoDaUri(uri)?.numero).toBe(numero)
})
test.each(['', '/nada', 'quem-somos', '/sobre/x'])('%j is no page', (uri) => {
  expect(tipoDaUri(uri)).toBeUndefined()
})

test('there are 35 kinds of sections, each with something to draw', () => {
  expect(NOMES_DE_ELEMENTOS).toHaveLength(35)
  for (const [nome, e] of Object.entries(ELEMENTOS)) {
    expect(e.desenha.length, nome).toBeGreaterThan(10)
    expect(new Set(e.config).size, nome).toBe(e.config.length)
  }
})

test('a field `modelo` always has its values', () => {
  for (const nome of NOMES_DE_ELEMENTOS) {
    const { itens } = elemento(nome)
    expect(itens?.campos.includes('modelo') ?? false, nome).toBe(itens?.modelos !== undefined)
  }
})

const AGORA = Date.parse('2026-03-10T12:00:00Z')
const item = (uid: string, mudar: Partial<ItemDaSessao> = {}): ItemDaSessao => ({
  uid,
  titulo: null,
  subtitulo: null,
  texto: null,
  textoBotao: null,
  imagem: null,
  imagemMobile: null,
  icone: null,
  link: null,
  prioridade: 1,
  modelo: null,
  corTexto: null,
  corFundo: null,
  tempoEmSegundos: null,
  ativo: true,
  dataInicio: null,
  dataFim: null,
  ...mudar,
})
const sessao = (uid: string, mudar: Partial<SessaoDaPagina> = {}): SessaoDaPagina => ({
  uid,
  elemento: 'TEXTO',
  nome: uid,
  ativo: true,
  container: true,
  tamanhoColuna: 'inteira',
  margemCabecalho: 'media',
  margemRodape: 'zero',
  prioridade: 1,
  config: {},
  itens: [],
  ...mudar,
})

describe('an item is seen within its period', () => {
  test.each<[string, string | null, string | null, boolean]>([
    ['without bounds', null, null, true],
    ['from its first instant', '2026-03-10T12:00:00Z', null, true],
    ['not a moment before', '2026-03-10T12:00:00.001Z', null, false],
    ['until its last instant', null, '2026-03-10T12:00:00Z', true],
    ['not a moment after', null, '2026-03-10T11:59:59.999Z', false],
    ['never, when it ends before it begins', '2026-03-11T00:00:00Z', '2026-03-09T00:00:00Z', false],
    ['by instants, not by texts', '2026-03-10T08:30:00-03:00', null, true],
  ])('%s', (_, dataInicio, dataFim, visto) => {
    expect(noPeriodo({ dataInicio, dataFim }, AGORA)).toBe(visto)
  })
})

test('an item that rests is not seen; one published before items could rest is', () => {
  const { ativo: _, ...antigo } = item('antigo')
  const itens = [item('visto'), item('parado', { ativo: false }), antigo as ItemDaSessao]
  expect(visiveis([sessao('s', { itens })], AGORA)[0]?.itens.map((i) => i.uid)).toEqual(['visto', 'antigo'])
})

test('active sections come by priority, their items too, the past and the future left out', () => {
  const r = visiveis(
    [
      sessao('baixa', { prioridade: 1 }),
      sessao('desligada', { prioridade: 9, ativo: false }),
      sessao('alta', {
        prioridade: 5,
        itens: [
          item('fraco', { prioridade: 1 }),
          item('acabou', { prioridade: 8, dataFim: '2026-03-01T00:00:00Z' }),
          item('forte', { prioridade: 3 }),
        ],
      }),
    ],
    AGORA,
  )
  expect(r.map((s) => [s.uid, s.itens.map((i) => i.uid)])).toEqual([
    ['alta', ['forte', 'fraco']],
    ['baixa', []],
  ])
})

describe('priority goes one step at a time', () => {
  test.each([
    ['b', 'aumentar', 'bac'],
    ['b', 'diminuir', 'acb'],
    ['a', 'aumentar', 'abc'],
    ['c', 'diminuir', 'abc'],
    ['x', 'aumentar', 'abc'],
  ] as const)('%s, %s: %s', (uid, mudanca, depois) => {
    expect(mudarPrioridade(['a', 'b', 'c'], uid, mudanca).join('')).toBe(depois)
  })
  test('the first has the largest', () => {
    expect([...prioridades(['a', 'b', 'c'])]).toEqual([
      ['a', 3],
      ['b', 2],
      ['c', 1],
    ])
  })
})

describe('links', () => {
  test.each([
    ['https://exemplo.com.br/a?b=1#c', 'https://exemplo.com.br/a?b=1#c'],
    ['http://intranet/pagina', 'http://intranet/pagina'],
    ['exemplo.com.br', 'https://exemplo.com.br'],
    ['localhost:3000/x', 'https://localhost:3000/x'],
    ['/leilao?categoria=Carros', '/leilao?categoria=Carros'],
    ['#duvidas', '#duvidas'],
    ['mailto:casa@exemplo.com', 'mailto:casa@exemplo.com'],
    ['tel:+551140028900', 'tel:+551140028900'],
    ['  ', null],
    ['', null],
  ])('%j is kept as %j', (texto, valor) => {
    expect(validarLink(texto)).toEqual({ ok: true, valor })
  })
  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>1</script>',
    'vbscript:x',
    'file:///etc/passwd',
    '//outro.exemplo/x',
    'https://casa.com@outro.exemplo/',
    'https://',
    'https:///x',
    'https://-x.com',
    'https://exemplo.com/<b>',
    'https://exemplo.com/ x',
    'duas palavras',
    `https://exemplo.com/${'x'.repeat(600)}`,
  ])('%j is refused', (texto) => {
    expect(validarLink(texto)).toMatchObject({ ok: false })
  })
})

describe('videos', () => {
  test.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3s', 'youtube'],
    ['https://www.youtube.com/watch?app=m&v=dQw4w9WgXcQ', 'youtube'],
    ['https://youtu.be/dQw4w9WgXcQ', 'youtube'],
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'youtube'],
    ['https://vimeo.com/123456789', 'vimeo'],
    ['https://player.vimeo.com/video/123456789', 'vimeo'],
  ])('%s', (url, provedor) => {
    expect(videoPermitido(url)?.provedor).toBe(provedor)
  })
  test.each([
    'https://youtube.com.mal.exemplo/watch?v=dQw4w9WgXcQ',
    'https://mal.exemplo/?https://youtu.be/dQw4w9WgXcQ',
    'https://youtu.be/curto',
    'javascript:https://youtu.be/dQw4w9WgXcQ',
    'https://vimeo.com/canal/123456789',
  ])('%s is none', (url) => {
    expect(videoPermitido(url)).toBeNull()
  })
})

describe('the page that the product brings', () => {
  const casa = { nome: 'Casa <b>', descricao: 'Vende & entrega' }
  test.each(TIPOS_DE_PAGINA.map((t) => [t.nome, t] as const))('%s stands in both kinds of words', (_, t) => {
    for (const kind of ['leilao', 'loja'] as const) {
      const p = paginaPadrao(t, palavras(kind), casa)
      const uids = p.sessoes.flatMap((s) => [s.uid, ...s.itens.map((i) => i.uid)])
      expect(new Set(uids).size).toBe(uids.length)
      for (const s of p.sessoes) {
        const { itens, config } = elemento(s.elemento)
        for (const c of Object.keys(s.config)) expect(config, s.nome).toContain(c)
        expect(s.itens.length).toBeLessThanOrEqual(itens?.maximo ?? 0)
        for (const i of s.itens) {
          if (i.icone !== null) expect(Object.keys(ICONES)).toContain(i.icone)
          if (i.link !== null) expect(validarLink(i.link)).toMatchObject({ ok: true })
        }
      }
      if (kind === 'loja')
        expect(JSON.stringify(p.sessoes).replaceAll(/"(elemento|link)":"[^"]*"/g, '')).not.toMatch(
          /leil|\blances?\b|\blotes?\b/i,
        )
    }
  })
})

describe('the head of a page until the house writes its own', () => {
  const casa = { nome: 'Casa', descricao: 'Vende e entrega' }
  const cabeca = (numero: number, kind: 'leilao' | 'loja' = 'leilao') => {
    const tipo = TIPOS_DE_PAGINA[numero]
    if (tipo === undefined) throw new Error('no such page')
    const { titulo, descricao, tituloPagina, descricaoPagina } = paginaPadrao(tipo, palavras(kind), casa)
    return { titulo, descricao, tituloPagina, descricaoPagina }
  }
  test('is there for each of them, in the words of a shop too', () => {
    for (const { numero } of TIPOS_DE_PAGINA) {
      const { titulo, descricao } = cabeca(numero)
      expect(titulo, String(numero)).not.toBe('')
      expect(descricao, String(numero)).not.toBe('')
      expect(JSON.stringify(cabeca(numero, 'loja')), String(numero)).not.toMatch(
        /leil|\blances?\b|\blotes?\b|edital/i,
      )
    }
  })
  test('is what screens of their own had written into them', () => {
    expect(cabeca(7)).toMatchObject({
      tituloPagina: 'Entrar',
      descricaoPagina: 'Acesse a sua conta em Casa.',
    })
    expect(cabeca(12)).toMatchObject({ tituloPagina: 'Comparar lotes' })
    expect(cabeca(3).descricaoPagina).toContain('Transporte de Belém ou de Goiânia')
    expect(cabeca(15).tituloPagina).toBeNull()
  })
  test('the rules are the content of page 6, so the house can write others in their place', () => {
    const seis = TIPOS_DE_PAGINA[6]
    const { sessoes } = paginaPadrao(seis ?? { numero: 6, nome: '' }, palavras('leilao'), casa)
    expect(sessoes.map((s) => [s.elemento, s.nome])).toEqual([
      ['TEXTO', 'Regras gerais'],
      ['TEXTO', 'Exemplos'],
    ])
    expect(sessoes[0]?.itens.map((i) => i.titulo)).toEqual([
      'Quem pode participar',
      'Lances',
      'Custos',
      'Pagamento e retirada',
      'Seus dados',
    ])
    expect(sessoes[0]?.itens[1]?.texto).toContain('<li>O primeiro lance vale pelo menos o lance inicial')
  })
})

test('the pages that stay whatever the house switches: home, login, a yard, a new password', () => {
  expect(TIPOS_DE_PAGINA.filter((t) => !t.desligavel).map((t) => t.numero)).toEqual([0, 7, 15, 16])
})

test.each([
  ['/arquivos/paginas/3/ab/abcdef.mp4', true],
  ['/arquivos/paginas/3/ab/abcdef.webm', true],
  ['/arquivos/paginas/3/ab/abcdef.webp', false],
  ['/arquivos/paginas/3/ab/abcdef.mp4?x=1', false],
  ['/arquivos/../v1/segredo.mp4', false],
  ['https://mal.exemplo/arquivos/a.mp4', false],
  ['//mal.exemplo/arquivos/a.mp4', false],
])('%s is a film of the house: %s', (link, e) => expect(filmeDaCasa(link)).toBe(e))
