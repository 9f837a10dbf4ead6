import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { Importacao } from './importacao.schemas.ts'

export const importacaoPorUid = defineCall('GET /v1/importacoes/:uid', {
  summary: 'Uma importação com a sua prévia',
  permission: 'importacao:fazer',
  params: z.object({ uid: Uid }),
  reply: Importacao,
  refusals: { NAO_ENCONTRADO: 404 },
})
