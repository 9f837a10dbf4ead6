// Screens of the area "cliente".
import type { Tela } from '../tela.ts'

export const TELAS_CLIENTE = {} as const satisfies Record<string, Tela>
