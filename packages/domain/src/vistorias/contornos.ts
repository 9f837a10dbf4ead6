/**
 * Outlines of vehicles that damages are marked on, as plain data: the page draws them as SVG, the report as lines of a PDF.
 * Each has views; a view has its strokes (SVG paths) and its parts, in its own measures, with the vehicle facing left.
 */
import type { TipoDeImagem } from './tipo-de-vistoria.ts'

export interface Vista {
  readonly nome: string
  readonly x: number
  readonly y: number
  readonly largura: number
  readonly altura: number
  /** seen from the other side: the same strokes, mirrored */
  readonly espelhada?: true
  readonly tracos: readonly string[]
  /** the first that holds a place names it */
  readonly partes: readonly (readonly [nome: string, x: number, y: number, largura: number, altura: number])[]
}
export interface Contorno {
  readonly largura: number
  readonly altura: number
  readonly vistas: readonly Vista[]
}

const roda = (x: number, y: number, r: number): string =>
  `M${x - r} ${y} A${r} ${r} 0 1 0 ${x + r} ${y} A${r} ${r} 0 1 0 ${x - r} ${y} Z`

const LADO_DO_CARRO = {
  largura: 360,
  altura: 110,
  tracos: [
    'M8 92 L6 78 Q8 69 24 66 L78 58 Q106 32 134 29 L210 28 Q246 29 286 56 L338 62 Q352 66 354 80 L354 92 L309 92 A20 20 0 0 0 269 92 L77 92 A20 20 0 0 0 37 92 Z',
    'M90 57 Q113 36 136 34 L170 34 L170 57 Z',
    'M178 34 L210 34 Q238 36 268 57 L178 57 Z',
    'M86 60 L84 90',
    'M174 58 L174 90',
    'M262 60 L258 84',
    roda(57, 92, 16),
    roda(289, 92, 16),
  ],
  partes: [
    ['vidros e colunas', 84, 24, 190, 34],
    ['para-choque dianteiro', 0, 60, 32, 50],
    ['para-lama dianteiro', 32, 50, 53, 60],
    ['porta dianteira', 85, 50, 89, 60],
    ['porta traseira', 174, 50, 88, 60],
    ['para-lama traseiro', 262, 40, 58, 70],
    ['para-choque traseiro', 320, 50, 40, 60],
  ],
} as const
const LADO_DA_PICAPE = {
  largura: 360,
  altura: 110,
  tracos: [
    'M8 90 L6 74 Q8 64 28 60 L86 54 Q108 28 130 24 L196 24 Q206 26 212 54 L350 56 L354 90 L312 90 A20 20 0 0 0 272 90 L98 90 A20 20 0 0 0 58 90 Z',
    'M100 53 Q118 31 134 29 L160 29 L160 53 Z',
    'M166 29 L192 29 Q200 32 205 53 L166 53 Z',
    'M92 55 L90 88',
    'M163 53 L163 88',
    'M212 54 L212 88',
    'M212 64 L350 64',
    roda(78, 90, 16),
    roda(292, 90, 16),
  ],
  partes: [
    ['vidros e colunas', 90, 20, 122, 34],
    ['para-choque dianteiro', 0, 58, 40, 52],
    ['para-lama dianteiro', 40, 50, 52, 60],
    ['porta dianteira', 92, 50, 71, 60],
    ['porta traseira', 163, 50, 49, 60],
    ['caçamba', 212, 50, 120, 60],
    ['para-choque traseiro', 332, 50, 28, 60],
  ],
} as const
const LADO_DO_CAMINHAO = {
  largura: 360,
  altura: 110,
  tracos: [
    'M10 88 L8 46 Q14 18 34 12 L94 12 L94 88 L66 88 A18 18 0 0 0 30 88 Z',
    'M18 46 Q22 24 36 20 L60 20 L60 46 Z',
    'M64 20 L64 84',
    'M104 8 L354 8 L354 74 L104 74 Z',
    'M94 80 L354 80',
    roda(48, 88, 14),
    roda(246, 88, 14),
    roda(290, 88, 14),
  ],
  partes: [
    ['vidros', 14, 16, 48, 32],
    ['para-choque dianteiro', 0, 62, 30, 48],
    ['cabine', 0, 0, 98, 110],
    ['carroceria', 98, 0, 262, 76],
    ['chassi e rodas', 98, 76, 262, 34],
  ],
} as const
const LADO_DA_MOTO = {
  largura: 300,
  altura: 150,
  tracos: [
    roda(55, 105, 38),
    roda(240, 105, 38),
    'M55 105 L95 45 L180 45 L240 105',
    'M105 45 Q130 18 170 38 L175 52 L110 55 Z',
    'M170 40 Q205 34 238 42 L230 53 L176 54 Z',
    'M110 62 L170 62 L178 105 L118 108 Z',
    'M95 45 L84 22 L104 16',
    'M76 30 L92 28 L94 44 L80 46 Z',
    'M150 112 L262 96 L264 107 L152 121 Z',
  ],
  partes: [
    ['guidão e painel', 70, 10, 36, 18],
    ['farol', 70, 28, 28, 20],
    ['tanque', 98, 16, 76, 42],
    ['banco', 174, 28, 70, 28],
    ['escapamento', 150, 94, 52, 30],
    ['motor', 104, 56, 80, 56],
    ['roda dianteira', 10, 60, 88, 90],
    ['roda traseira', 196, 60, 88, 90],
  ],
} as const
const FRENTE = {
  largura: 110,
  altura: 100,
  tracos: [
    'M14 88 L12 58 Q14 48 24 44 L32 22 Q36 14 46 13 L64 13 Q74 14 78 22 L86 44 Q96 48 98 58 L96 88 Z',
    'M30 44 L37 24 Q39 19 46 18 L64 18 Q71 19 73 24 L80 44 Z',
    'M17 56 L34 58 L32 66 L17 64 Z',
    'M93 56 L76 58 L78 66 L93 64 Z',
    'M13 76 L97 76',
    'M18 88 L18 96 L32 96 L32 88',
    'M78 88 L78 96 L92 96 L92 88',
  ],
} as const
const FRENTE_DO_CAMINHAO = {
  largura: 110,
  altura: 100,
  tracos: [
    'M14 90 L14 16 Q15 6 26 5 L84 5 Q95 6 96 16 L96 90 Z',
    'M22 44 L22 22 Q23 14 32 13 L78 13 Q87 14 88 22 L88 44 Z',
    'M4 22 L10 22 L10 44 L4 44 Z',
    'M100 22 L106 22 L106 44 L100 44 Z',
    'M30 52 L80 52 L80 70 L30 70 Z',
    'M30 58 L80 58 M30 64 L80 64',
    'M16 74 L30 74 L30 84 L16 84 Z',
    'M80 74 L94 74 L94 84 L80 84 Z',
  ],
} as const
const TRASEIRA_DO_CAMINHAO = {
  largura: 110,
  altura: 100,
  tracos: [
    'M10 4 L100 4 L100 72 L10 72 Z',
    'M55 4 L55 72',
    'M48 34 L48 46 M62 34 L62 46',
    'M14 78 L96 78',
    'M14 72 L14 82 L28 82 L28 72',
    'M82 72 L82 82 L96 82 L96 72',
    'M22 82 L22 98 L36 98 L36 82',
    'M74 82 L74 98 L88 98 L88 82',
  ],
} as const
const DIANTEIRA_DO_CAMINHAO = [
  ['para-brisa', 20, 10, 70, 36],
  ['retrovisores', 0, 20, 110, 26],
  ['grade', 28, 48, 54, 24],
  ['farol direito', 12, 72, 20, 14],
  ['farol esquerdo', 78, 72, 20, 14],
  ['para-choque dianteiro', 0, 70, 110, 30],
] as const
const TRASEIRA_DA_CARROCERIA = [
  ['portas da carroceria', 8, 0, 94, 72],
  ['para-choque traseiro', 0, 72, 110, 28],
] as const
const DIANTEIRA = [
  ['para-brisa', 26, 14, 58, 30],
  ['farol direito', 10, 52, 28, 18],
  ['farol esquerdo', 72, 52, 28, 18],
  ['para-choque dianteiro', 0, 70, 110, 30],
  ['capô e grade', 0, 40, 110, 30],
] as const
const TRASEIRA = [
  ['vidro traseiro', 26, 14, 58, 30],
  ['lanterna esquerda', 10, 52, 28, 18],
  ['lanterna direita', 72, 52, 28, 18],
  ['para-choque traseiro', 0, 70, 110, 30],
  ['tampa traseira', 0, 40, 110, 30],
] as const
const DE_CIMA = {
  largura: 360,
  altura: 130,
  tracos: [
    'M20 30 Q8 40 8 65 Q8 90 20 100 Q60 118 120 116 L270 116 Q330 116 346 100 Q352 90 352 65 Q352 40 346 30 Q330 14 270 14 L120 14 Q60 12 20 30 Z',
    'M112 28 Q98 65 112 102 L140 96 Q132 65 140 34 Z',
    'M140 34 L246 34 Q252 65 246 96 L140 96',
    'M246 34 L282 28 Q292 65 282 102 L246 96',
    'M40 32 Q32 65 40 98',
  ],
} as const
const TETO_DO_CARRO = [
  ['capô', 0, 0, 106, 130],
  ['para-brisa', 106, 0, 34, 130],
  ['teto', 140, 0, 106, 130],
  ['vidro traseiro', 246, 0, 42, 130],
  ['porta-malas', 288, 0, 72, 130],
] as const
const TETO_DA_PICAPE = [
  ['capô', 0, 0, 106, 130],
  ['para-brisa', 106, 0, 34, 130],
  ['teto', 140, 0, 80, 130],
  ['caçamba', 220, 0, 140, 130],
] as const

type Lado = Pick<Vista, 'largura' | 'altura' | 'tracos' | 'partes'>
/** Both sides, above, front and rear, on one sheet. */
function comCinco(lado: Lado, teto: Vista['partes']): Contorno {
  return {
    largura: 600,
    altura: 380,
    vistas: [
      { nome: 'Lateral esquerda', x: 120, y: 8, ...lado },
      { nome: 'De cima', x: 120, y: 125, ...DE_CIMA, partes: teto },
      { nome: 'Lateral direita', x: 120, y: 262, ...lado, espelhada: true },
      { nome: 'Dianteira', x: 4, y: 140, ...FRENTE, partes: DIANTEIRA },
      { nome: 'Traseira', x: 486, y: 140, ...FRENTE, partes: TRASEIRA },
    ],
  }
}

export const CONTORNOS: Readonly<Record<TipoDeImagem, Contorno>> = {
  CARRO: comCinco(LADO_DO_CARRO, TETO_DO_CARRO),
  PICAPE: comCinco(LADO_DA_PICAPE, TETO_DA_PICAPE),
  CAMINHAO: {
    largura: 500,
    altura: 260,
    vistas: [
      { nome: 'Lateral esquerda', x: 4, y: 12, ...LADO_DO_CAMINHAO },
      { nome: 'Lateral direita', x: 4, y: 138, ...LADO_DO_CAMINHAO, espelhada: true },
      { nome: 'Dianteira', x: 380, y: 18, ...FRENTE_DO_CAMINHAO, partes: DIANTEIRA_DO_CAMINHAO },
      { nome: 'Traseira', x: 380, y: 144, ...TRASEIRA_DO_CAMINHAO, partes: TRASEIRA_DA_CARROCERIA },
    ],
  },
  MOTO: {
    largura: 320,
    altura: 330,
    vistas: [
      { nome: 'Lateral esquerda', x: 10, y: 5, ...LADO_DA_MOTO },
      { nome: 'Lateral direita', x: 10, y: 170, ...LADO_DA_MOTO, espelhada: true },
    ],
  },
}

export const ROTULO_DA_IMAGEM: Readonly<Record<TipoDeImagem, string>> = {
  CARRO: 'Carro',
  PICAPE: 'Utilitário',
  CAMINHAO: 'Pesado',
  MOTO: 'Moto',
}

/** In words, where a mark is: "lateral esquerda, porta dianteira". Places are thousandths of the drawing. */
export function lugarDaMarca(imagem: TipoDeImagem, m: { readonly x: number; readonly y: number }): string {
  const c = CONTORNOS[imagem]
  const x = (m.x * c.largura) / 1000
  const y = (m.y * c.altura) / 1000
  const vista = c.vistas.find((v) => x >= v.x && x <= v.x + v.largura && y >= v.y && y <= v.y + v.altura)
  if (vista === undefined) return 'fora do desenho'
  const dentro = vista.espelhada ? vista.largura - (x - vista.x) : x - vista.x
  const parte = vista.partes.find(
    ([, px, py, l, a]) => dentro >= px && dentro <= px + l && y - vista.y >= py && y - vista.y <= py + a,
  )
  const nome = vista.nome.toLowerCase()
  return parte === undefined ? nome : `${nome}, ${parte[0]}`
}
