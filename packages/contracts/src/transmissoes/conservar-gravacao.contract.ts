import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { texto, Uid } from '../core/fields.ts'
import { Sim } from './transmissoes.schemas.ts'

export const conservarGravacao = defineCall('PUT /v1/gravacao/:uid', {
  summary: 'Conserva uma gravação por causa de uma disputa, ou deixa de conservá-la',
  permission: 'gravacao:conservar',
  params: z.object({ uid: Uid }),
  body: z.object({ conservar: Sim, motivo: texto(300, 'Informe o motivo') }),
  reply: z.object({ uid: Uid }),
  refusals: { NAO_ENCONTRADO: 404 },
})
