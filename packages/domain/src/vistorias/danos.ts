/**
 * Damages that are marked on a drawing. What each adds to the grade is published (/regulamento/vistorias): a row changed
 * here changes it there.
 */
export type Nota = 'A' | 'B' | 'C' | 'D' | 'E'

interface Dano {
  readonly rotulo: string
  readonly sigla: string
  /** for the lightest; times the severity */
  readonly pontos: number
  /** no better grade than this one where such a damage is severe */
  readonly limita?: Nota
}
export const DANOS = {
  RISCO: { rotulo: 'Risco', sigla: 'R', pontos: 1 },
  AMASSADO: { rotulo: 'Amassado', sigla: 'A', pontos: 2 },
  PINTURA: { rotulo: 'Pintura queimada ou repintada', sigla: 'P', pontos: 1 },
  FERRUGEM: { rotulo: 'Ferrugem', sigla: 'F', pontos: 2 },
  TRINCADO: { rotulo: 'Trincado', sigla: 'T', pontos: 2 },
  QUEBRADO: { rotulo: 'Quebrado', sigla: 'Q', pontos: 3 },
  FALTANTE: { rotulo: 'Peça faltante', sigla: 'X', pontos: 4 },
  ESTRUTURAL: { rotulo: 'Estrutura atingida', sigla: 'E', pontos: 8, limita: 'D' },
  QUEIMADO: { rotulo: 'Queimado', sigla: 'Q!', pontos: 8, limita: 'D' },
} as const satisfies Record<string, Dano>
export type TipoDeDano = keyof typeof DANOS

export const GRAVIDADES = { 1: 'Leve', 2: 'Média', 3: 'Grave' } as const
export type Gravidade = keyof typeof GRAVIDADES

/** A mark; places are thousandths of the drawing's width and height. */
export interface Marca {
  readonly x: number
  readonly y: number
  readonly dano: TipoDeDano
  readonly gravidade: Gravidade
  readonly nota: string
}

const dentro = (v: number): boolean => Number.isInteger(v) && v >= 0 && v <= 1000
export const marcaServe = (m: Marca): boolean =>
  dentro(m.x) &&
  dentro(m.y) &&
  Object.hasOwn(DANOS, m.dano) &&
  Object.hasOwn(GRAVIDADES, m.gravidade) &&
  m.nota.length <= 200

/** What limits a damage to a grade, if anything does. */
export const limiteDoDano = (dano: TipoDeDano): Nota | null => {
  const d: Dano = DANOS[dano]
  return d.limita ?? null
}
