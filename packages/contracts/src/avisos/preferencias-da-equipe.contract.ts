import { defineCall } from '../core/define-call.ts'
import { PreferenciasDoCliente } from './preferencias.schemas.ts'

export const preferenciasDaEquipe = defineCall('GET /v1/equipe/preferencias-de-aviso', {
  summary: 'De que a pessoa da casa, ou a do comitente, quer ser avisada, e por onde',
  permission: 'aviso:meus',
  reply: PreferenciasDoCliente,
})
