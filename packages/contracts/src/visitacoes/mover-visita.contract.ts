import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Instante, Versao } from '../core/fields.ts'
import { ChaveDaVisita } from './visitacao.schemas.ts'

export const moverVisita = defineCall('PUT /v1/visitas/:chave', {
  summary: 'Muda o horário de uma visita, ou a cancela',
  permission: 'publico',
  params: z.object({ chave: ChaveDaVisita }),
  body: z.object({
    evento: z.enum(['remarcar', 'cancelar'], { error: 'Ação inválida' }),
    /** of the new time */
    inicio: Instante.nullish(),
    versao: Versao,
  }),
  reply: z.object({ situacao: z.string(), inicio: z.string() }),
  refusals: { NAO_ENCONTRADO: 404, CAMPOS: 400, HORARIO: 409, SEM_VISITA: 409, RECUSADO: 409, MUDOU: 409 },
  limit: { por: 'ip', max: 30, segundos: 600 },
})
