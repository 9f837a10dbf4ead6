import { defineCall } from '../core/define-call.ts'
import { Anexos, DonoDosAnexos } from './anexo.schemas.ts'

export const listarAnexos = defineCall('GET /v1/anexos/:entidade/:uid', {
  summary: 'Os arquivos de um registro, na ordem',
  permission: 'anexo:ver',
  params: DonoDosAnexos,
  reply: Anexos,
  refusals: { NAO_ENCONTRADO: 404 },
})
