// Screens of the area "leiloeiro".
import type { Tela } from '../tela.ts'

export const TELAS_LEILOEIRO = {} as const satisfies Record<string, Tela>
