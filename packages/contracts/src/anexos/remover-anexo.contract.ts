import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { Anexos } from './anexo.schemas.ts'

export const removerAnexo = defineCall('DELETE /v1/anexos/:uid', {
  summary: 'Remove um arquivo, que pode voltar durante uma hora; responde os que ficam',
  permission: 'retaguarda:entrar',
  params: z.object({ uid: Uid }),
  reply: Anexos,
  refusals: { NAO_ENCONTRADO: 404 },
})
