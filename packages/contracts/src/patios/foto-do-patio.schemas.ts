import { z } from 'zod'

export const MAXIMO_DE_FOTOS_DO_PATIO = 12

export const FotoDoPatio = z.object({
  uid: z.uuid(),
  url: z.string(),
  largura: z.number(),
  altura: z.number(),
  legenda: z.string(),
})
export type FotoDoPatio = z.infer<typeof FotoDoPatio>
