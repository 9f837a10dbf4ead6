import { defineCall } from '../core/define-call.ts'
import { PreferenciaDeAviso, PreferenciasDoCliente } from './preferencias.schemas.ts'

export const salvarPreferencia = defineCall('PUT /v1/cliente/preferencias-de-aviso', {
  summary: 'Muda por onde o cliente é avisado de uma coisa',
  permission: 'cliente:area',
  body: PreferenciaDeAviso,
  reply: PreferenciasDoCliente,
  refusals: { NAO_PODE: 409 },
})
