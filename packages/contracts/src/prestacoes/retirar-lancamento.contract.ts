import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { PrestacaoCompleta } from './prestacao.schemas.ts'

export const retirarLancamento = defineCall('DELETE /v1/prestacoes/lancamentos/:uid', {
  summary: 'Retira um lançamento de uma prestação aberta',
  permission: 'prestacao:fazer',
  params: z.object({ uid: Uid }),
  reply: PrestacaoCompleta,
  refusals: { NAO_ENCONTRADO: 404, RECUSADA: 409 },
})
