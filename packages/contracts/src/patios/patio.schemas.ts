// A yard, public.
import { z } from 'zod'
import { Uid } from '../core/fields.ts'

export const PatioPublico = z.object({
  id: z.number().int(),
  uid: Uid,
  nome: z.string(),
  responsavel: z.string().nullable(),
  cidade: z.string(),
  estado: z.string(),
  estadoUf: z.string(),
  endereco: z.string(),
  cep: z.string().nullable(),
  telefone: z.string().nullable(),
  email: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  googleMaps: z.string().nullable(),
  explicacaoVisitacao: z.string().nullable(),
  explicacaoRetirada: z.string().nullable(),
  abre: z.string(),
  fecha: z.string(),
  diasSemana: z.array(z.number().int()),
  quantidadeLotes: z.number().int(),
})
export type PatioPublico = z.infer<typeof PatioPublico>
