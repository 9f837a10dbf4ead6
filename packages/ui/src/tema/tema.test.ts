import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contraste, MINIMO_TEXTO, nivelDeContraste } from './contraste.ts'
import { hexDeOklch, lerHex, type Oklch, oklchDeHex } from './oklch.ts'
import {
  calcularTema,
  type DadosDoTema,
  type Esquema,
  paresDoEsquema,
  paresDoGradiente,
  TEMA_PADRAO,
  type Tema,
} from './tema.ts'
import { propriedadesDoEsquema, temaParaCss } from './tema-para-css.ts'

const cor = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`)
const extremas = fc.constantFrom(
  '#000000',
  '#ffffff',
  '#ffff00',
  '#0000ff',
  '#00ff00',
  '#777777',
  '#fefefe',
  '#010101',
)
const qualquer = fc.oneof({ weight: 4, arbitrary: cor }, { weight: 1, arbitrary: extremas })
const dados: fc.Arbitrary<DadosDoTema> = fc.record({
  primaria: qualquer,
  secundaria: qualquer,
  gradiente1: qualquer,
  gradiente2: qualquer,
  gradiente3: qualquer,
  textoSobreGradiente: qualquer,
  fonte: fc.constant('Inter'),
})

const TOKENS = readFileSync(new URL('../tokens.css', import.meta.url), 'utf8')

/** The colours declared in the first block whose selector matches, read from the file that the browser gets. */
function coresDoBloco(seletor: RegExp): Record<string, string> {
  const corpo = new RegExp(`${seletor.source}\\s*\\{([^}]*)\\}`).exec(TOKENS)?.[1] ?? ''
  return Object.fromEntries([...corpo.matchAll(/--cor-([\w-]+):\s*(#[0-9a-f]{6})/g)].map((m) => [m[1], m[2]]))
}

function tokensDeEstado() {
  return {
    claro: coresDoBloco(/:root,\s*\[data-esquema="claro"\],\s*\[data-esquema="sistema"\]/),
    escuro: coresDoBloco(/\n\[data-esquema="escuro"\]/),
  }
}

const TONS = ['sucesso', 'perigo', 'info', 'alerta', 'neutro']

function paresDeEstado(e: Esquema, tokens: Record<string, string>) {
  return TONS.flatMap((tom) => {
    const forte = tokens[tom] ?? '#'
    const suave = tokens[`${tom}-suave`] ?? '#'
    const sobre = tokens['sobre-estado'] ?? '#'
    return [
      ...[e.fundo, e.superficie, e.superficie2, e.superficie3, suave].map((fundo) => ({
        nome: `${tom} sobre ${fundo}`,
        frente: forte,
        fundo,
        minimo: MINIMO_TEXTO,
      })),
      { nome: `texto sobre ${tom}`, frente: sobre, fundo: forte, minimo: MINIMO_TEXTO },
      { nome: `texto do tema sobre ${tom} suave`, frente: e.texto, fundo: suave, minimo: MINIMO_TEXTO },
      { nome: `texto 2 do tema sobre ${tom} suave`, frente: e.texto2, fundo: suave, minimo: MINIMO_TEXTO },
    ]
  })
}

function falhas(tema: Tema): string[] {
  const tokens = tokensDeEstado()
  return [
    ...paresDoEsquema(tema.claro),
    ...paresDeEstado(tema.claro, tokens.claro),
    ...paresDoEsquema(tema.escuro),
    ...paresDeEstado(tema.escuro, tokens.escuro),
    ...paresDoGradiente(tema),
  ]
    .filter((par) => !(contraste(par.frente, par.fundo) >= par.minimo))
    .map(
      (par) => `${par.nome}: ${par.frente} / ${par.fundo} = ${contraste(par.frente, par.fundo).toFixed(2)}`,
    )
}

describe('theme', () => {
  it('reads the status tokens of both schemes', () => {
    const tokens = tokensDeEstado()
    for (const esquema of [tokens.claro, tokens.escuro]) {
      expect(Object.keys(esquema).sort()).toEqual(
        [...TONS.flatMap((t) => [t, `${t}-suave`]), 'sobre-estado'].sort(),
      )
    }
  })

  it('follows the device with the same dark tokens', () => {
    expect(coresDoBloco(/dark\)\s*\{\s*\[data-esquema="sistema"\]/)).toEqual(tokensDeEstado().escuro)
  })

  it.each(['alerta-viva', 'perigo-cheio'])('keeps %s readable, the same in both schemes', (nome) => {
    const fixas = coresDoBloco(/\n:root/)
    expect(contraste(fixas[nome] ?? '', fixas[`sobre-${nome}`] ?? '')).toBeGreaterThan(MINIMO_TEXTO)
  })

  it.each([
    [
      'both as picked',
      ['#07172e', '#0b2447', '#1b4378'],
      '#f5ead1',
      ['#07172e', '#0b2447', '#1b4378'],
      '#f5ead1',
    ],
    ['another text before other colours', ['#ff8a00', '#ff6a00', '#ff7a3d'], '#ffffff', null, '#14171c'],
    [
      'only the stop that is too light',
      ['#0a5c36', '#0b6b3a', '#7bd34f'],
      '#ffffff',
      ['#0a5c36', '#0b6b3a'],
      '#ffffff',
    ],
    ['a text that reads nowhere', ['#000000', '#777777', '#ffffff'], '#808080', ['#000000'], '#ffffff'],
  ])('gradient keeps %s', (_, [a = '', b = '', c = ''], texto, ficam, esperado) => {
    const tema = calcularTema({
      ...TEMA_PADRAO,
      gradiente1: a,
      gradiente2: b,
      gradiente3: c,
      textoSobreGradiente: texto,
    })
    expect(tema.sobreGradiente).toBe(esperado)
    const iguais = ficam ?? [a, b, c]
    expect(tema.gradiente.slice(0, iguais.length)).toEqual(iguais)
  })

  it('keeps every emitted pair at WCAG AA whatever the tenant picks', () => {
    fc.assert(
      fc.property(dados, (d) => {
        expect(falhas(calcularTema(d))).toEqual([])
      }),
      { numRuns: 400 },
    )
  }, 60_000)

  it('lists each colour that it emits in at least one measured pair, but for decoration', () => {
    const { claro } = calcularTema(TEMA_PADRAO)
    const medidas = new Set(paresDoEsquema(claro).flatMap((p) => [p.frente, p.fundo]))
    const semPar = propriedadesDoEsquema(claro).filter(([, valor]) => !medidas.has(valor))
    // A hairline between two surfaces carries no meaning; 1.4.11 does not ask for it.
    expect(semPar.map(([nome]) => nome)).toEqual(['cor-borda'])
  })

  it('paints the exact primary in the light scheme and leaves a readable gradient alone', () => {
    fc.assert(
      fc.property(qualquer, (primaria) => {
        expect(calcularTema({ ...TEMA_PADRAO, primaria }).claro.primaria.base).toBe(primaria)
      }),
      { numRuns: 60 },
    )
    const tema = calcularTema(TEMA_PADRAO)
    expect(tema.gradiente).toEqual([TEMA_PADRAO.gradiente1, TEMA_PADRAO.gradiente2, TEMA_PADRAO.gradiente3])
    expect(tema.sobreGradiente).toBe('#ffffff')
  })

  it.each([
    ['a colour that closes the style element', { primaria: '#fff;}</style><script>' }],
    ['a colour function', { secundaria: 'url(javascript:1)' }],
    ['a font that escapes the quotes', { fonte: 'Inter";}body{display:none' }],
    ['an empty font', { fonte: ' ' }],
  ])('lets nothing but colours and a name into the CSS: %s', (_, trecho) => {
    expect(temaParaCss(calcularTema({ ...TEMA_PADRAO, ...trecho }))).toBe(
      temaParaCss(calcularTema(TEMA_PADRAO)),
    )
  })

  it('emits only well-formed declarations', () => {
    const css = temaParaCss(calcularTema(TEMA_PADRAO))
    expect(css).toContain('--cor-primaria:#14315c')
    expect(css).not.toMatch(/undefined|NaN|[<>\\]/)
    expect(css.split('{').length).toBe(css.split('}').length)
  })
})

describe('colour arithmetic', () => {
  it('goes to OKLCH and back within one step of 8 bits', () => {
    fc.assert(
      fc.property(cor, (hex) => {
        const volta = hexDeOklch(oklchDeHex(hex))
        const passos = [1, 3, 5].map((i) =>
          Math.abs(Number.parseInt(hex.slice(i, i + 2), 16) - Number.parseInt(volta.slice(i, i + 2), 16)),
        )
        expect(Math.max(...passos)).toBeLessThanOrEqual(1)
      }),
    )
  })

  it.each([
    ['#ABC', '#aabbcc'],
    [' #14315C ', '#14315c'],
    ['14315c', null],
    ['#12345', null],
    ['red', null],
  ])('reads %s as %s', (texto, esperado) => {
    expect(lerHex(texto)).toBe(esperado)
  })

  it.each([
    ['#000000', '#ffffff', 21, 'AAA'],
    ['#767676', '#ffffff', 4.54, 'AA'],
    ['#949494', '#ffffff', 3.03, 'AA texto grande'],
    ['#ffff00', '#ffffff', 1.07, 'insuficiente'],
  ])('measures %s on %s as %d', (a, b, razao, nivel) => {
    expect(contraste(a, b)).toBeCloseTo(razao, 1)
    expect(nivelDeContraste(contraste(a, b))).toBe(nivel)
  })
})

describe('the shades under the pointer and under the finger', () => {
  // hex as picked; whether the finger darkens it
  const CASOS: readonly [nome: string, hex: string, escurece: boolean][] = [
    ['yellow', '#ffd400', true],
    ['pure yellow', '#ffff00', true],
    ['lime', '#7cfc00', true],
    ['cyan', '#00e5ff', true],
    ['orange', '#ff9f1c', true],
    ['pink', '#ffb3c6', true],
    ['white', '#ffffff', true],
    ['deep green, white text', '#0f4c3a', true],
    ['red, white text', '#c8372d', true],
    ['black', '#000000', false],
  ]
  it.each(CASOS)('%s keeps its hue and can be told from the button at rest', (_nome, hex, escurece) => {
    const { base, hover, ativa } = calcularTema({ ...TEMA_PADRAO, primaria: hex }).claro.primaria
    expect(new Set([base, hover, ativa]).size).toBe(3)
    const [b, h, a] = [base, hover, ativa].map(oklchDeHex) as [Oklch, Oklch, Oklch]
    expect(a.l < b.l).toBe(escurece)
    expect(Math.abs(a.l - b.l)).toBeGreaterThan(Math.abs(h.l - b.l))
    expect(a.l).toBeLessThan(0.95)
    if (b.c > 0.02) expect(a.c / b.c).toBeGreaterThan(0.75)
  })
})
