import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { Anexos } from './anexo.schemas.ts'

export const devolverAnexo = defineCall('POST /v1/anexos/:uid/devolver', {
  summary: 'Traz de volta um arquivo removido há menos de uma hora; responde todos',
  permission: 'retaguarda:entrar',
  params: z.object({ uid: Uid }),
  reply: Anexos,
  refusals: { NAO_ENCONTRADO: 404, CHEIO: 409 },
})
