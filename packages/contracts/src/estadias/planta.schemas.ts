import { z } from 'zod'
import { Uid } from '../core/fields.ts'

export const PlantaDoPatio = z.object({
  patioUid: Uid,
  patio: z.string(),
  marca: z.string(),
  podeEditar: z.boolean(),
  vagas: z.array(
    z.object({
      uid: Uid,
      codigo: z.string(),
      linha: z.number().int(),
      coluna: z.number().int(),
      coberta: z.boolean(),
      estadia: z
        .object({ uid: Uid, veiculo: z.string(), placa: z.string().nullable(), situacao: z.string() })
        .nullable(),
    }),
  ),
  semVaga: z.array(
    z.object({ uid: Uid, veiculo: z.string(), placa: z.string().nullable(), situacao: z.string() }),
  ),
})
