import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Dia, Uid } from '../core/fields.ts'
import { EstadiaNaLista, ServicoNaLista } from './estadia.schemas.ts'

export const diaDoPatio = defineCall('GET /v1/patios/:patUid/dia', {
  summary: 'O dia de um pátio: quem vem visitar, quem vem retirar, o que chega e o que falta fazer',
  permission: 'patio:agenda',
  params: z.object({ patUid: Uid }),
  query: z.object({ dia: Dia }),
  reply: z.object({
    visitas: z.array(ServicoNaLista),
    servicos: z.array(ServicoNaLista),
    chegadas: z.array(EstadiaNaLista),
    saidas: z.array(EstadiaNaLista),
    vagas: z.object({ total: z.number().int(), livres: z.number().int() }),
  }),
  refusals: { NAO_ENCONTRADO: 404 },
})
