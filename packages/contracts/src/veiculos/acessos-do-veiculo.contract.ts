import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const acessosDoVeiculo = defineCall('GET /v1/veiculos/:uid/acessos', {
  summary: 'Quem pode ver o veículo e quem o abriu',
  permission: 'veiculo:editar',
  params: z.object({ uid: Uid }),
  reply: z.object({
    papeis: z.array(z.string()),
    pessoas: z.array(
      z.object({ nome: z.string(), email: z.string(), motivo: z.enum(['comitente', 'patio']) }),
    ),
    acessos: z.array(
      z.object({
        nome: z.string(),
        papeis: z.array(z.string()),
        dia: z.string(),
        vezes: z.number(),
        ultimoAt: z.iso.datetime(),
      }),
    ),
  }),
  refusals: { NAO_ENCONTRADO: 404 },
})
