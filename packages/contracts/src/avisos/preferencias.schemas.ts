// What a client wants to be told, by which channel and at which hours.
import { CANAIS, GRUPOS_DE_AVISO, IDIOMAS } from '@martelo/domain/avisos/declarar-aviso.ts'
import { z } from 'zod'
import { textoLivre } from '../core/fields.ts'

const Hora = textoLivre().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Informe a hora como 22:00')

export const PreferenciaDeAviso = z.object({
  tipo: textoLivre().min(1, 'Informe o aviso').max(60, 'Aviso desconhecido'),
  canal: z.enum(CANAIS, 'Canal desconhecido'),
  ligado: z.boolean({ error: 'Informe se liga ou desliga' }),
})

export const SossegoDosAvisos = z.object({
  silencioDe: Hora.nullable(),
  silencioAte: Hora.nullable(),
  resumo: z.boolean({ error: 'Informe se quer o resumo' }),
  idioma: z.enum(IDIOMAS, 'Idioma desconhecido'),
})

export const PreferenciasDoCliente = z.object({
  preferencias: z.array(
    z.object({
      tipo: z.string(),
      nome: z.string(),
      quando: z.string(),
      grupo: z.enum(Object.keys(GRUPOS_DE_AVISO) as (keyof typeof GRUPOS_DE_AVISO)[]),
      /** `fixo`: neither house nor person turns it off */
      canais: z.array(z.object({ canal: z.enum(CANAIS), ligado: z.boolean(), fixo: z.boolean() })),
      /** why some of it cannot be turned off */
      motivo: z.string().nullable(),
    }),
  ),
  sossego: SossegoDosAvisos,
  /** browsers that get his notices */
  aparelhos: z.number(),
})
