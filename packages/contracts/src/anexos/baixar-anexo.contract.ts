import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const baixarAnexo = defineCall('GET /v1/anexos/:uid/arquivo', {
  summary: 'Um arquivo de um registro: para guardar, para abrir na tela, ou pequeno (imagens)',
  permission: 'anexo:ver',
  params: z.object({ uid: Uid }),
  query: z.object({ como: z.enum(['baixar', 'abrir', 'miniatura']).default('baixar') }),
  file: true,
  refusals: { NAO_ENCONTRADO: 404 },
})
