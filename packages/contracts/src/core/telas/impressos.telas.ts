// Screens of the area "impressos".
import type { Tela } from '../tela.ts'

export const TELAS_IMPRESSOS = {} as const satisfies Record<string, Tela>
