// Screens of the area "comitente".
import type { Tela } from '../tela.ts'

export const TELAS_COMITENTE = {} as const satisfies Record<string, Tela>
