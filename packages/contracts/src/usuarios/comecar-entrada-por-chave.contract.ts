import { defineCall } from '../core/define-call.ts'
import { OpcoesDaChave } from './chaves.schemas.ts'

export const comecarEntradaPorChave = defineCall('POST /v1/usuario/chaves/entrar/opcoes', {
  summary: 'Começa uma entrada por chave de acesso: o aparelho diz de quem ela é',
  permission: 'publico',
  recurso: 'chaves-de-acesso',
  ato: 'ENTRAR',
  reply: OpcoesDaChave,
  limit: { por: 'ip', max: 60, segundos: 60 },
})
