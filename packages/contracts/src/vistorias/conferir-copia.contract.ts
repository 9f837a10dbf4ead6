import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const conferirCopiaDaVistoria = defineCall('POST /v1/vistorias/copias/:uid/conferir', {
  summary: 'Marca como conferida uma cópia que chegou tarde ou de outro aparelho',
  permission: 'vistoria:pedir',
  params: z.object({ uid: Uid }),
  reply: z.object({ vistaPor: z.string() }),
  refusals: { NAO_ENCONTRADO: 404 },
})
