import { defineCall } from '../core/define-call.ts'
import { PreferenciasDoCliente } from './preferencias.schemas.ts'

export const minhasPreferencias = defineCall('GET /v1/cliente/preferencias-de-aviso', {
  summary: 'De que o cliente quer ser avisado, e por onde',
  permission: 'cliente:area',
  reply: PreferenciasDoCliente,
})
