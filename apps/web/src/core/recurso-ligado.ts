// What the house has switched off is not shown. By name alone: the table of features stays out of what visitors download.
import type { Recurso } from '@martelo/domain/hotsites/recursos.ts'
import { useMarca } from './marca-atual.ts'

export const useRecurso = (r: Recurso): boolean => !useMarca().recursosDesligados.includes(r)
