import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { ConsultaDeLista, Instante } from '../core/fields.ts'

export const listarHotsites = defineCall('GET /v1/hotsite/admin', {
  summary: 'Os hotsites que esta sessão pode administrar: o seu, ou todos, para quem administra a plataforma',
  permission: 'hotsite:editar',
  query: ConsultaDeLista,
  counted: true,
  reply: z.array(
    z.object({
      id: z.number(),
      uid: z.uuid(),
      versao: z.number().int(),
      nome: z.string(),
      slogan: z.string(),
      subdominio: z.string(),
      dominio: z.string().nullable(),
      tipo: z.enum(['leilao', 'loja']),
      logo: z.string().nullable(),
      /** the five colours of the theme, for a strip of swatches */
      cores: z.array(z.string()),
      updatedAt: Instante,
      /** on the air */
      ativo: z.boolean(),
      /** answers, to its staff only */
      emPreparacao: z.boolean(),
      minha: z.boolean(),
      /** by environment, origins */
      enderecos: z.record(z.string(), z.object({ site: z.string().optional(), api: z.string().optional() })),
      /** this person administers the platform: he opens all of them */
      plataforma: z.boolean(),
    }),
  ),
})
