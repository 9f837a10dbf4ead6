import { defineCall } from '../core/define-call.ts'
import { PreferenciasDoCliente, SossegoDosAvisos } from './preferencias.schemas.ts'

export const salvarSossegoDaEquipe = defineCall('PUT /v1/equipe/sossego-dos-avisos', {
  summary:
    'Muda as horas de silêncio, o resumo diário e o idioma dos avisos da pessoa da casa ou do comitente',
  permission: 'aviso:meus',
  body: SossegoDosAvisos,
  reply: PreferenciasDoCliente,
  refusals: { INCOMPLETO: 422 },
})
