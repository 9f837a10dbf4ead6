// A question to the registry of persons, as those who may ask see it.
import { BASES_LEGAIS, TIPOS_DE_CONSULTA } from '@martelo/domain/procob/julgar-consulta.ts'
import { RESULTADOS_DE_VALIDACAO } from '@martelo/domain/validacoes/states.ts'
import { z } from 'zod'
import { Instante, Uid } from '../core/fields.ts'

export const TipoDeConsulta = z.enum(TIPOS_DE_CONSULTA, { error: 'Consulta desconhecida' })
export const BaseLegal = z.enum(BASES_LEGAIS, { error: 'Escolha a base legal' })

export const ConsultaProcob = z.object({
  uid: Uid,
  tipo: TipoDeConsulta,
  resultado: z.enum(RESULTADOS_DE_VALIDACAO),
  motivos: z.array(z.string()),
  baseLegal: BaseLegal,
  finalidade: z.string(),
  quem: z.string(),
  consultadoAt: Instante,
  lote: z.string().nullable(),
})
