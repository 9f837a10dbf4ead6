import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { LinhaRecebida } from './sistema.schemas.ts'

export const linhasDaEntrada = defineCall('GET /v1/comitentes/sistemas/entradas/:uid', {
  summary: 'As linhas de uma remessa de veículos, cada uma com o que houve com ela',
  permission: 'sistema-comitente:gerir',
  params: z.object({ uid: Uid }),
  reply: z.array(LinhaRecebida),
  refusals: { NAO_ENCONTRADO: 404 },
})
