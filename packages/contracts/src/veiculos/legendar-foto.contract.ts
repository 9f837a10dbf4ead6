import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { textoLivre, Uid } from '../core/fields.ts'

export const legendarFoto = defineCall('PUT /v1/veiculos/:uid/fotos/:fotoUid', {
  summary: 'Muda a legenda de uma foto',
  permission: 'veiculo:editar',
  params: z.object({ uid: Uid, fotoUid: Uid }),
  body: z.object({ legenda: textoLivre().trim().max(200, 'Use no máximo 200 caracteres') }),
  refusals: { NAO_ENCONTRADO: 404 },
})
