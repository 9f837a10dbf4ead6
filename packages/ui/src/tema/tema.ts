/**
 * From what a tenant picks (seven fields) to every colour that the product paints, for a light and a dark scheme.
 * Each pair listed in `paresDoEsquema` reaches its WCAG AA minimum. The tenant's primary stays exactly as picked
 * where it fills a button in the light scheme; the text on it, its outline and the shade of links give way. Pure,
 * about a millisecond: callers cache it per tenant. An invalid colour or font falls back to the house's own; the form
 * tells the person.
 */
import { BRANCO, contraste, MINIMO_INTERFACE, MINIMO_TEXTO, menorContraste, textoQueLe } from './contraste.ts'
import { gradienteLegivel, type Paradas, pontosDoGradiente } from './gradiente.ts'
import { hexDeOklch, lerHex, type Oklch, oklchDeHex } from './oklch.ts'

/** The hotsite's fields, as the specification names them. Colours `#rrggbb`. */
export type DadosDoTema = {
  readonly primaria: string
  readonly secundaria: string
  readonly gradiente1: string
  readonly gradiente2: string
  readonly gradiente3: string
  readonly textoSobreGradiente: string
  readonly fonte: string
}

/** One tenant colour in all its uses. */
export type Familia = {
  /** fill of buttons and marks */
  readonly base: string
  readonly hover: string
  readonly ativa: string
  /** text and icons on `base`, `hover` and `ativa` */
  readonly sobre: string
  /** outline that makes `base` visible on any surface (equals `base` when that is enough) */
  readonly contorno: string
  /** the colour used as text: links, active tabs */
  readonly texto: string
  /** a tint for selected rows and soft badges */
  readonly suave: string
}

export type Esquema = {
  readonly fundo: string
  readonly superficie: string
  readonly superficie2: string
  readonly superficie3: string
  readonly borda: string
  readonly bordaForte: string
  readonly texto: string
  readonly texto2: string
  readonly foco: string
  readonly primaria: Familia
  readonly secundaria: Familia
  readonly grafico: readonly string[]
}

export type Tema = {
  readonly claro: Esquema
  readonly escuro: Esquema
  readonly gradiente: Paradas
  readonly sobreGradiente: string
  readonly fonte: string
}

export const TEMA_PADRAO: DadosDoTema = {
  primaria: '#14315c',
  secundaria: '#b98a2f',
  gradiente1: '#0d1f3c',
  gradiente2: '#14315c',
  gradiente3: '#1d4a86',
  textoSobreGradiente: '#ffffff',
  fonte: 'Inter',
}

/** Lightness of the neutral layers. `croma` is the most tint of the tenant's hue that they take. */
const RECEITAS = {
  claro: {
    fundo: { l: 0.985, croma: 0.003 },
    superficie: { l: 1, croma: 0 },
    superficie2: { l: 0.967, croma: 0.005 },
    superficie3: { l: 0.942, croma: 0.007 },
    borda: { l: 0.905, croma: 0.008 },
    bordaForte: { l: 0.66, croma: 0.015 },
    texto: { l: 0.21, croma: 0.018 },
    texto2: { l: 0.47, croma: 0.018 },
    suave: { l: 0.955, croma: 0.028 },
    grafico: { l: 0.58, croma: 0.13 },
    link: MINIMO_TEXTO,
  },
  escuro: {
    fundo: { l: 0.165, croma: 0.007 },
    superficie: { l: 0.205, croma: 0.008 },
    superficie2: { l: 0.245, croma: 0.009 },
    superficie3: { l: 0.285, croma: 0.01 },
    borda: { l: 0.325, croma: 0.01 },
    bordaForte: { l: 0.56, croma: 0.012 },
    texto: { l: 0.965, croma: 0.006 },
    texto2: { l: 0.76, croma: 0.01 },
    suave: { l: 0.285, croma: 0.05 },
    grafico: { l: 0.72, croma: 0.13 },
    // On dark, coloured text of 4.5 is legal and dim.
    link: 5.5,
  },
} as const

export type NomeDoEsquema = keyof typeof RECEITAS

/** Eight hues far apart, led by the tenant's own. */
const GIROS_DO_GRAFICO = [0, 150, 60, 240, 300, 100, 200, 30]

/**
 * The lightness nearest to the colour's own that reaches `minimo` on all backgrounds, searched towards the end that
 * stands against them (black on light, white on dark). Only measured values are returned.
 */
function ateContraste(cor: Oklch, fundos: readonly string[], minimo: number, esquema: NomeDoEsquema): string {
  const original = hexDeOklch(cor)
  if (menorContraste(original, fundos) >= minimo) return original
  let longe = esquema === 'claro' ? 0 : 1
  let perto = cor.l
  let melhor = hexDeOklch({ ...cor, l: longe })
  for (let i = 0; i < 9; i++) {
    const meio = (perto + longe) / 2
    const tentativa = hexDeOklch({ ...cor, l: meio })
    if (menorContraste(tentativa, fundos) >= minimo) {
      melhor = tentativa
      longe = meio
    } else perto = meio
  }
  return melhor
}

const PASSO_APONTADA = 0.05
const PASSO_PRESSIONADA = 0.09
/** Nearer to the ends every hue is black or white: a bright yellow would answer the finger by vanishing. */
const CLARIDADE = { menor: 0.03, maior: 0.94 }
/** Below this a step up is not seen: the first eighth of the scale is all black on a screen. */
const PRIMEIRA_VISTA = 0.12

/**
 * The shades of `base` under the pointer and under the finger, both to the same side, on which the same text still
 * reads: darker, as a pressed thing is, and lighter only where darker would take the text away. Stays `base` when
 * neither side allows it.
 */
function vizinhas(base: Oklch, sobre: string): { hover: string; ativa: string } {
  const serve = (l: number): string | null => {
    if (l < CLARIDADE.menor || l > Math.max(CLARIDADE.maior, base.l)) return null
    const hex = hexDeOklch({ ...base, l })
    return contraste(hex, sobre) >= MINIMO_TEXTO ? hex : null
  }
  for (const sentido of [-1, 1, -0.5, 0.5]) {
    const de = sentido > 0 ? Math.max(base.l, PRIMEIRA_VISTA) : base.l
    const hover = serve(de + sentido * PASSO_APONTADA)
    const ativa = serve(de + sentido * PASSO_PRESSIONADA)
    if (hover && ativa) return { hover, ativa }
  }
  const igual = hexDeOklch(base)
  return { hover: igual, ativa: igual }
}

/**
 * A deep colour that is lifted to be seen on dark loses its life; more chroma gives it back. Greys stay grey and
 * vivid colours as they are.
 */
function avivada(cor: Oklch): Oklch {
  return cor.c < 0.03 ? cor : { ...cor, c: Math.max(cor.c, Math.min(cor.c * 1.7, 0.14)) }
}

function familia(
  hex: string,
  nome: NomeDoEsquema,
  superficies: readonly string[],
  escuroFixo: string,
): Familia {
  const receita = RECEITAS[nome]
  const cor = nome === 'escuro' ? avivada(oklchDeHex(hex)) : oklchDeHex(hex)
  const suave = hexDeOklch({ ...cor, l: receita.suave.l, c: Math.min(cor.c, receita.suave.croma) })
  const visivel = nome === 'claro' || menorContraste(hex, superficies) >= MINIMO_INTERFACE
  const base = visivel ? hex : ateContraste(cor, superficies, MINIMO_INTERFACE, nome)
  const corBase = oklchDeHex(base)
  const sobre = textoQueLe([base], [BRANCO, escuroFixo])
  return {
    base,
    ...vizinhas(corBase, sobre),
    sobre,
    contorno: ateContraste(corBase, [...superficies, suave], MINIMO_INTERFACE, nome),
    texto: ateContraste(cor, [...superficies, suave], receita.link, nome),
    suave,
  }
}

function calcularEsquema(primaria: string, secundaria: string, nome: NomeDoEsquema): Esquema {
  const receita = RECEITAS[nome]
  const matiz = oklchDeHex(primaria)
  const tinta = (camada: { l: number; croma: number }): Oklch => ({
    l: camada.l,
    c: Math.min(matiz.c, camada.croma),
    h: matiz.h,
  })
  const fundo = hexDeOklch(tinta(receita.fundo))
  const superficie = hexDeOklch(tinta(receita.superficie))
  const superficie2 = hexDeOklch(tinta(receita.superficie2))
  const superficie3 = hexDeOklch(tinta(receita.superficie3))
  const superficies = [fundo, superficie, superficie2, superficie3]
  const escuroFixo = hexDeOklch(tinta(RECEITAS.claro.texto))
  const p = familia(primaria, nome, superficies, escuroFixo)
  const s = familia(secundaria, nome, superficies, escuroFixo)
  const todos = [...superficies, p.suave, s.suave]
  return {
    fundo,
    superficie,
    superficie2,
    superficie3,
    borda: hexDeOklch(tinta(receita.borda)),
    bordaForte: ateContraste(tinta(receita.bordaForte), superficies, MINIMO_INTERFACE, nome),
    texto: ateContraste(tinta(receita.texto), todos, 7, nome),
    texto2: ateContraste(tinta(receita.texto2), todos, MINIMO_TEXTO, nome),
    foco: p.texto,
    primaria: p,
    secundaria: s,
    grafico: GIROS_DO_GRAFICO.map((giro) => {
      const h = (matiz.c < 0.02 ? 255 : matiz.h) + giro
      return ateContraste(
        { l: receita.grafico.l, c: receita.grafico.croma, h: h % 360 },
        todos,
        MINIMO_INTERFACE,
        nome,
      )
    }),
  }
}

const NOME_DE_FONTE = /^[\p{L}\p{N}][\p{L}\p{N} -]{0,59}$/u

/** The seven fields, each replaced by the house's own where it is not a colour or a font name. */
function sanear(dados: DadosDoTema): DadosDoTema {
  const cor = (campo: Exclude<keyof DadosDoTema, 'fonte'>) => lerHex(dados[campo]) ?? TEMA_PADRAO[campo]
  return {
    primaria: cor('primaria'),
    secundaria: cor('secundaria'),
    gradiente1: cor('gradiente1'),
    gradiente2: cor('gradiente2'),
    gradiente3: cor('gradiente3'),
    textoSobreGradiente: cor('textoSobreGradiente'),
    fonte: NOME_DE_FONTE.test(dados.fonte.trim()) ? dados.fonte.trim() : TEMA_PADRAO.fonte,
  }
}

export function calcularTema(dados: DadosDoTema): Tema {
  const d = sanear(dados)
  const gradiente = gradienteLegivel([d.gradiente1, d.gradiente2, d.gradiente3], d.textoSobreGradiente)
  return {
    claro: calcularEsquema(d.primaria, d.secundaria, 'claro'),
    escuro: calcularEsquema(d.primaria, d.secundaria, 'escuro'),
    gradiente: gradiente.paradas,
    sobreGradiente: gradiente.texto,
    fonte: d.fonte,
  }
}

export type ParDeCores = {
  /** what a person sees, for the preview: "Texto secundário sobre fundo" */
  readonly nome: string
  readonly frente: string
  readonly fundo: string
  readonly minimo: number
}

/** Every foreground/background pair that the components paint with this scheme. */
export function paresDoEsquema(e: Esquema): ParDeCores[] {
  const superficies: [string, string][] = [
    ['fundo', e.fundo],
    ['superfície', e.superficie],
    ['superfície 2', e.superficie2],
    ['superfície 3', e.superficie3],
  ]
  const suaves: [string, string][] = [
    ['primária suave', e.primaria.suave],
    ['secundária suave', e.secundaria.suave],
  ]
  const sobreTodos = (
    nome: string,
    frente: string,
    minimo: number,
    fundos: [string, string][],
  ): ParDeCores[] => fundos.map(([onde, fundo]) => ({ nome: `${nome} sobre ${onde}`, frente, fundo, minimo }))
  const daFamilia = (nome: string, f: Familia): ParDeCores[] => [
    ...sobreTodos(`Texto do botão ${nome}`, f.sobre, MINIMO_TEXTO, [
      ['o botão', f.base],
      ['o botão apontado', f.hover],
      ['o botão pressionado', f.ativa],
    ]),
    ...sobreTodos(`Contorno ${nome}`, f.contorno, MINIMO_INTERFACE, superficies),
    ...sobreTodos(`Link ${nome}`, f.texto, MINIMO_TEXTO, [...superficies, ['a própria cor suave', f.suave]]),
  ]
  return [
    ...sobreTodos('Texto', e.texto, MINIMO_TEXTO, [...superficies, ...suaves]),
    ...sobreTodos('Texto secundário', e.texto2, MINIMO_TEXTO, [...superficies, ...suaves]),
    ...sobreTodos('Borda de campo', e.bordaForte, MINIMO_INTERFACE, superficies),
    ...sobreTodos('Foco', e.foco, MINIMO_INTERFACE, superficies),
    ...daFamilia('primária', e.primaria),
    ...daFamilia('secundária', e.secundaria),
    ...e.grafico.flatMap((cor, i) => sobreTodos(`Gráfico ${i + 1}`, cor, MINIMO_INTERFACE, superficies)),
  ]
}

/** The text over the gradient, at every sampled point. */
export function paresDoGradiente(tema: Tema): ParDeCores[] {
  return pontosDoGradiente(tema.gradiente).map((fundo) => ({
    nome: 'Texto sobre gradiente',
    frente: tema.sobreGradiente,
    fundo,
    minimo: MINIMO_TEXTO,
  }))
}
