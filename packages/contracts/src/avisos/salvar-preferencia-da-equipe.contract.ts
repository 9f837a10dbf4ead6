import { defineCall } from '../core/define-call.ts'
import { PreferenciaDeAviso, PreferenciasDoCliente } from './preferencias.schemas.ts'

export const salvarPreferenciaDaEquipe = defineCall('PUT /v1/equipe/preferencias-de-aviso', {
  summary: 'Muda por onde a pessoa da casa, ou a do comitente, é avisada de uma coisa',
  permission: 'aviso:meus',
  body: PreferenciaDeAviso,
  reply: PreferenciasDoCliente,
  refusals: { NAO_PODE: 409 },
})
