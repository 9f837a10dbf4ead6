import { z } from 'zod'
import { Uid } from '../core/fields.ts'

export const DepositoPorDentro = z.object({
  uid: Uid,
  situacao: z.enum(['DEPOSITADO', 'LIBERADO']),
  versao: z.number().int(),
  itens: z.array(
    z.object({
      descricao: z.string(),
      quantidade: z.number().int(),
      identificacao: z.string().nullable(),
      estado: z.string().nullable(),
    }),
  ),
  dias: z.number().int(),
  cobrados: z.number().int(),
  valor: z.number().int(),
  liberacao: z
    .object({
      dia: z.string(),
      para: z.string(),
      documento: z.string().nullable(),
      motivo: z.string().nullable(),
      valor: z.number().int(),
    })
    .nullable(),
})
