import { MOTIVOS_DE_PROBLEMA, type MotivoDoProblema } from '@martelo/domain/lotes/problemas.ts'
import { z } from 'zod'

const chaves = Object.keys(MOTIVOS_DE_PROBLEMA) as [MotivoDoProblema, ...MotivoDoProblema[]]
export const MotivoDeProblema = z.enum(chaves, 'Escolha o que está errado')
