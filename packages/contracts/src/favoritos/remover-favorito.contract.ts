import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const removerFavorito = defineCall('DELETE /v1/cliente/favoritos/:veiUid', {
  summary: 'Tira um veículo dos favoritos; tirar o que não está lá não é erro',
  permission: 'cliente:area',
  params: z.object({ veiUid: Uid }),
  reply: z.object({ message: z.string() }),
})
