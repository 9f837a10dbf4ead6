import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { GrupoCliente } from './grupo.schemas.ts'

export const gruposPossiveisParaCliente = defineCall('GET /cliente/grupos-possiveis-para-cliente/:uid', {
  summary: 'Os grupos ativos em que o cliente ainda não está',
  permission: 'grupo-cliente:ver',
  params: z.object({ uid: Uid }),
  reply: z.array(GrupoCliente),
  refusals: { NAO_ENCONTRADO: 404 },
})
