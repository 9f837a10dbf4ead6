import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const apagarTipoDeVistoria = defineCall('DELETE /v1/tipo-vistoria/del/:uid', {
  summary: 'Apaga um tipo de vistoria que nenhuma vistoria usou e que não está protegido',
  permission: 'vistoria:tipos',
  params: z.object({ uid: Uid }),
  refusals: { NAO_ENCONTRADO: 404, PROTEGIDO: 409, EM_USO: 409 },
})
