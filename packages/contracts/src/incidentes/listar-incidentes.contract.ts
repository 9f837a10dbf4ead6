import { SITUACOES_DE_INCIDENTE } from '@martelo/domain/incidentes/states.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { ConsultaDeLista, inteiroEscrito } from '../core/fields.ts'
import { IncidenteNaLista, TipoDeIncidente } from './incidente.schemas.ts'

export const listarIncidentes = defineCall('GET /v1/incidentes/qb', {
  summary: 'Incidentes da casa, os de prazo mais próximo primeiro',
  permission: 'incidente:ver',
  query: ConsultaDeLista.extend({
    situacao: z.enum(['PENDENTES', ...SITUACOES_DE_INCIDENTE], { error: 'Situação inválida' }).optional(),
    tipo: TipoDeIncidente.optional(),
    quem: z.enum(['meus', 'sem'], { error: 'Filtro inválido' }).optional(),
    atrasados: z.enum(['sim'], { error: 'Filtro inválido' }).optional(),
    vndId: inteiroEscrito('Venda inválida').optional(),
  }),
  reply: z.array(IncidenteNaLista),
  counted: true,
})
