// Screens of the area "retaguarda".
import type { Tela } from '../tela.ts'

export const TELAS_RETAGUARDA = {} as const satisfies Record<string, Tela>
