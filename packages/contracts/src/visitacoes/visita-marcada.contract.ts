import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { ChaveDaVisita, VisitaMarcada } from './visitacao.schemas.ts'

export const visitaMarcada = defineCall('GET /v1/visitas/:chave', {
  summary: 'Uma visita marcada, para quem tem o endereço dela, com o compromisso para o calendário',
  permission: 'publico',
  params: z.object({ chave: ChaveDaVisita }),
  reply: VisitaMarcada.extend({
    /** an iCalendar with this one appointment */
    calendario: z.string(),
  }),
  refusals: { NAO_ENCONTRADO: 404 },
  limit: { por: 'ip', max: 120, segundos: 60 },
})
