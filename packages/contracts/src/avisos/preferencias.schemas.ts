// A client's notification preferences: which kinds, by which channel.
import { TIPOS_DE_AVISO } from '@martelo/domain/avisos/avisos-do-cliente.ts'
import { z } from 'zod'

export const PreferenciaDeAviso = z.object({
  tipo: z.enum(TIPOS_DE_AVISO, 'Tipo de aviso desconhecido'),
  noSite: z.boolean({ error: 'Informe se aparece no site' }),
  porPush: z.boolean({ error: 'Informe se vai para o aparelho' }),
})

export const PreferenciasDoCliente = z.object({
  preferencias: z.array(PreferenciaDeAviso),
  /** browsers that get his notices */
  aparelhos: z.number(),
})
