import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { CentavosApurados, Instante, Uid } from '../core/fields.ts'

const n = z.number().int()
export const painelDoEvento = defineCall('GET /v1/eventos/painel/:leilaoUid', {
  summary: 'O leilão e o seu evento agora: presentes, dando lances, vendido, minuto a minuto',
  permission: 'evento:ver',
  params: z.object({ leilaoUid: Uid }),
  reply: z.object({
    agora: Instante,
    leilao: z.object({ uid: Uid, nome: z.string(), situacao: z.string(), data: Instante }),
    evento: z
      .object({ uid: Uid, nome: z.string(), convidados: n, vem: n, presentes: n, pessoas: n })
      .nullable(),
    habilitados: n,
    participantes: n,
    /** bid within the last five minutes */
    participandoAgora: n,
    lances: n,
    lotes: n,
    vendidos: n,
    abertos: n,
    valorVendido: CentavosApurados,
    minutos: z.array(
      z.object({
        minuto: Instante,
        lances: n,
        participantes: n,
        vendidos: n,
        valor: CentavosApurados,
        entradas: n,
      }),
    ),
  }),
  refusals: { NAO_ENCONTRADO: 404 },
})
