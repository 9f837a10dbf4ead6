import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Dia, Uid } from '../core/fields.ts'
import { DiaDaAgenda } from '../entregas/entrega.schemas.ts'

export const horariosDeVisita = defineCall('GET /v1/lotes/:lelUid/visitas', {
  summary: 'Quando um lote pode ser visto no pátio, dia a dia (até 31 dias por pedido)',
  permission: 'publico',
  params: z.object({ lelUid: Uid }),
  query: z.object({ de: Dia, ate: Dia }),
  reply: z.object({
    lote: z.string(),
    url: z.string(),
    patio: z.object({
      nome: z.string(),
      endereco: z.string(),
      comoVisitar: z.string().nullable(),
    }),
    /** who asks, when he is a client who is signed in */
    contato: z.object({ nome: z.string(), email: z.string(), telefone: z.string().nullable() }).nullable(),
    /** when the sale of the lot ends; null: nothing says so yet */
    ate: z.string().nullable(),
    dias: z.array(DiaDaAgenda),
  }),
  refusals: { NAO_ENCONTRADO: 404, LOGIN_NECESSARIO: 401, PERIODO: 400, SEM_VISITA: 409 },
})
