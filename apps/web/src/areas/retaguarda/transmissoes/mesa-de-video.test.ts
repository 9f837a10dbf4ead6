// What the desk decides without a picture: which profile a machine carries, and what stands in a box whose camera is lost.
import { describe, expect, test } from 'vitest'
import { fonteDaCaixa, type QuadroDaFonte, queCabe } from './compor-cena.ts'
import { comoPerdeu, naForma, PERFIS, perfilPara } from './mesa-palavras.ts'

test.each([
  ['a fast machine', 120, PERFIS[0]],
  ['just enough for the best', 56, PERFIS[0]],
  ['twice the frames, without a margin', 55, PERFIS[1]],
  ['just enough for the middle', 33, PERFIS[1]],
  ['no faster than the picture itself', 32, PERFIS[2]],
  ['one that encodes next to nothing', 3, PERFIS[2]],
  ['one that encoded nothing', 0, PERFIS[2]],
])('the load test chooses for %s', (_, porSegundo, perfil) => {
  expect(perfilPara(porSegundo)).toEqual(perfil)
})

test('an upright programme is as fine as one that lies', () => {
  expect(naForma(PERFIS[0], '16:9')).toEqual(PERFIS[0])
  expect(naForma(PERFIS[0], '9:16')).toEqual({ ...PERFIS[0], w: 720, h: 1280 })
})

describe('a camera that is lost', () => {
  const quadro = {} as VideoFrame
  const de = (em: number, com: VideoFrame | null = quadro): QuadroDaFonte => ({ quadro: com, em })
  const AGORA = 100_000
  /** which source the box shows: `id` last spoke `calada` ms ago, beside one that lives and one that died long ago */
  const mostra = (calada: number, principal: boolean, id: string | undefined = 'tribuna'): string | null => {
    const fontes = new Map([
      ['tribuna', de(AGORA - calada)],
      ['morta', de(AGORA - 60_000)],
      ['vazia', de(AGORA, null)],
      ['patio', de(AGORA - 30)],
    ])
    const f = fonteDaCaixa(fontes, { id, principal, agora: AGORA })
    return [...fontes].find(([, v]) => v === f)?.[0] ?? null
  }
  test.each([
    ['a frame just came', 30, true, 'tribuna'],
    ['its frames are late', 1_400, true, 'tribuna'],
    ['no signal: the box says so', 1_600, true, null],
    ['still time to come back', 5_000, true, null],
    ['gone: a living one takes the main box', 5_001, true, 'patio'],
    ['gone from a small box: no other jumps in', 5_001, false, null],
    ['back again: its box is its own', 20, true, 'tribuna'],
  ])('%s', (_, calada, principal, esperado) => {
    expect(mostra(calada, principal)).toBe(esperado)
  })
  test('a box without a source stays empty', () => {
    expect(mostra(0, true, 'outra')).toBeNull()
  })
  test('the last camera of all leaves the box empty', () => {
    const fontes = new Map([['tribuna', de(AGORA - 60_000)]])
    expect(fonteDaCaixa(fontes, { id: 'tribuna', principal: true, agora: AGORA })).toBeNull()
  })
})

test.each([
  ['Lote 7', 60, 'Lote 7'],
  ['Lote 7 · Compass Longitude', 120, 'Lote 7 · Co…'],
  ['Lote 7 · Compass Longitude', 90, 'Lote 7 ·…'],
  ['Lote', 5, '…'],
])(
  'a text that is too long for its place ends early, and is not squeezed: %s in %i',
  (texto, largura, sai) => {
    expect(queCabe(texto, largura, (t) => t.length * 10)).toBe(sai)
  },
)

describe('a renewal that is refused', () => {
  test.each([
    [401, 'SEM_SESSAO', 'semAcesso'],
    [403, 'SEM_PERMISSAO', 'semAcesso'],
    [409, 'SUBSTITUIDA', 'perdida'],
    [409, 'ENCERRADA', 'encerrada'],
    [429, 'MUITOS_PEDIDOS', null],
    [500, 'ERRO', null],
  ] as const)('%i %s: %j', (codigo, erro, como) => {
    expect(comoPerdeu(codigo, erro)).toBe(como)
  })
})
