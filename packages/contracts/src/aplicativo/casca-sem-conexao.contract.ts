import { defineCall } from '../core/define-call.ts'

export const cascaSemConexao = defineCall('GET /v1/hotsite/sem-conexao', {
  summary: 'A página que o navegador guarda e mostra quando não há conexão (HTML)',
  permission: 'publico',
  file: true,
})
