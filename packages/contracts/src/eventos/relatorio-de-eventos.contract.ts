import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { CentavosApurados, ConsultaDeLista, Dia, Instante, Uid } from '../core/fields.ts'

export const relatorioDeEventos = defineCall('GET /v1/eventos/relatorio', {
  summary: 'O que deu cada evento: convites, respostas, presenças, lances e compras dos convidados',
  permission: 'evento:ver',
  query: ConsultaDeLista.extend({ de: Dia.optional(), ate: Dia.optional() }),
  counted: true,
  reply: z.array(
    z.object({
      uid: Uid,
      nome: z.string(),
      inicioAt: Instante,
      leilao: z.string().nullable(),
      leilaoUid: Uid.nullable(),
      convidados: z.number().int(),
      convitesEnviados: z.number().int(),
      vem: z.number().int(),
      naoVem: z.number().int(),
      presentes: z.number().int(),
      pessoas: z.number().int(),
      /** said yes and did not come */
      faltaram: z.number().int(),
      /** clients of the house since they were put on the list */
      viraramClientes: z.number().int(),
      /** guests who are clients and bid at the event's auction */
      deramLance: z.number().int(),
      compraram: z.number().int(),
      valorComprado: CentavosApurados,
    }),
  ),
})
