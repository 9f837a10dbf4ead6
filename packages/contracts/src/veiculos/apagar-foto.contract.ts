import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const apagarFoto = defineCall('DELETE /v1/veiculos/:uid/fotos/:fotoUid', {
  summary: 'Apaga uma foto',
  permission: 'veiculo:editar',
  params: z.object({ uid: Uid, fotoUid: Uid }),
  refusals: { NAO_ENCONTRADO: 404 },
})
