import { defineCall } from '../core/define-call.ts'

export const executarGuarda = defineCall('POST /v1/privacidade/guarda/executar', {
  summary: 'Põe na fila a limpeza do que passou do prazo, em vez de esperar a noite',
  permission: 'privacidade:editar',
  limit: { por: 'conta', max: 6, segundos: 3600 },
})
