import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Dia, Uid } from '../core/fields.ts'

export const termosAAceitar = defineCall('GET /v1/cliente/termos', {
  summary: 'As versões de termos em vigor que o cliente ainda não aceitou',
  permission: 'cliente:area',
  reply: z.array(
    z.object({
      uid: Uid,
      documento: z.enum(['termos', 'privacidade']),
      numero: z.string(),
      vigenteDesde: Dia,
      texto: z.string(),
      /** from this day no offer without it; null: the document binds none */
      exigidoDesde: Dia.nullable(),
      /** names these words: the acceptance sends it back */
      digest: z.string(),
      /** of each version since the one that he agreed to, the oldest first */
      mudancas: z.array(z.object({ numero: z.string(), texto: z.string() })),
    }),
  ),
})
