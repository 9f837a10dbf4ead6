import { defineCall } from '../core/define-call.ts'
import { DonoDosAnexos } from './anexo.schemas.ts'

export const baixarTodosOsAnexos = defineCall('GET /v1/anexos/:entidade/:uid/zip', {
  summary: 'Todos os arquivos de um registro, em um ZIP',
  permission: 'anexo:ver',
  params: DonoDosAnexos,
  file: true,
  refusals: { NAO_ENCONTRADO: 404 },
  limit: { por: 'conta', max: 30, segundos: 600 },
})
