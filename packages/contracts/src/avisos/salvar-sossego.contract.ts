import { defineCall } from '../core/define-call.ts'
import { PreferenciasDoCliente, SossegoDosAvisos } from './preferencias.schemas.ts'

export const salvarSossego = defineCall('PUT /v1/cliente/sossego-dos-avisos', {
  summary: 'Muda as horas de silêncio, o resumo diário e o idioma dos avisos do cliente',
  permission: 'cliente:area',
  body: SossegoDosAvisos,
  reply: PreferenciasDoCliente,
  refusals: { INCOMPLETO: 422 },
})
