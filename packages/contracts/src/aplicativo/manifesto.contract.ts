import { defineCall } from '../core/define-call.ts'

export const manifesto = defineCall('GET /v1/hotsite/manifesto', {
  summary: 'O manifesto do aplicativo instalável deste site: nome, cores e ícones',
  permission: 'publico',
  file: true,
})
